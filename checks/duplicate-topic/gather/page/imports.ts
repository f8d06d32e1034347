/** The module that a line of code imports (JavaScript, Python, Rust, Go, Java, C, Ruby, Elixir); '' where it imports none. */
export function importedModule(line: string): string {
  if (!/^\s*(?:import|from|use|using|require|const|let|var|export|include|alias|#include)\b/.test(line)) return '';
  const quoted = /\b(?:from|import|require(?:_relative)?|include)[ \t(]*["'<]([^"'<>\n]{1,80})["'>]/.exec(line)?.[1];
  if (quoted !== undefined) return quoted;
  return /^\s*(?:from|import|use|using|alias|#include)[ \t]+<?([A-Za-z_][\w.:/]{1,80})/.exec(line)?.[1] ?? '';
}
