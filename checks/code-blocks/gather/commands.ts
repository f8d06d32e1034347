const command =
  /^(?:sudo\s+)?(?:[A-Z_]{2,40}=\S*\s+)?(?:npm|npx|pnpm|yarn|bun|bunx|node|deno|git|cd|mkdir|cp|mv|rm|ls|cat|echo|curl|wget|docker|docker-compose|kubectl|helm|pip|pip3|pipx|uv|uvx|python|python3|poetry|cargo|rustup|go|brew|apt|apt-get|yum|dnf|apk|make|cmake|touch|export(?=\s+\w+(?:=|\s*$))|source|ssh|scp|tar|unzip|chmod|chown|terraform|aws|gcloud|az|gh|mvn|gradle|dotnet|bundle|gem|rails|composer|php|java|javac)(?:\s|$)/;

/** Whether code is plainly commands for a shell, line by line. */
export function isCommands(code: string): boolean {
  const lines = code.split('\n', 60).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  let continued = false;
  return (
    lines.length > 0 &&
    lines.every((line) => {
      const isPart = continued;
      continued = /\\\s*$/.test(line);
      return isPart || command.test(line.trim());
    })
  );
}

const shellish =
  /^\s*(?:#!|(?:if|for|while|until|case|function|select|do|done|fi|then|else|esac|set|local|declare|read|return|exit|test|alias|eval|exec|trap|printf|grep|sed|awk|find|sort|head|tail|xargs|tee|kill|ps|man|which|sh|bash|zsh)\b|[\w.-]*\/[\w./-]+|[A-Za-z_]\w*\+?=|\[\[? |\$|[\w-]+\s*\(\)|[\w-]+(?:[ \t]+--?[A-Za-z])|[\w-]+\s*(?:\||&&|>|<))/;

/** Whether any line looks as if a shell could run it. */
export function holdsCommands(code: string): boolean {
  return code.split('\n', 200).some((line) => command.test(line.trim()) || shellish.test(line));
}
