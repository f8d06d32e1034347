const marks = /[<>{}[\]()]|\$[A-Za-z_]|%[A-Za-z_]+%|\.{3}|…|\*{3}|•|x{4}|X{4}|#{3}|_{4}|-{4}|\.{4}/;
const words =
  /your|example|sample|placeholder|change.?(?:me|this|it)|replace|insert|dummy|fake|mock|test|demo|foobar|secret|passw|token|todo|redact|hidden|default|qwert|letmein|hunter2|hello|world|lorem|admin|guest|username|super|여기|예시|비밀|암호|토큰|임의/i;
const shortWords = /my|user|pass|pwd|foo|bar|baz|abc|123|root|name|here|key|auth|none|null|true|false|value|string/i;
const sequences =
  /abcde|bcdef|01234|12345|23456|34567|45678|56789|67890|98765|87654|76543|65432|54321|deadbeef|a1b2|1a2b|f1e2|cafebabe|c0ffee/i;

/** Whether a value plainly stands for another: `<token>`, `xxxx`, `YOUR_API_KEY`, `$TOKEN`, `abcdef123456`. */
export function isPlaceholder(value: string): boolean {
  return marks.test(value) || words.test(value) || isMonotonous(value) || sequences.test(value);
}

/** Whether a password is one that people write in examples. */
export function isExamplePassword(value: string): boolean {
  return isPlaceholder(value) || isPlaceholder(unleet(value)) || shortWords.test(value);
}

/** Whether only the order of the characters says that it was made up: whole, it would pass for real. */
export function isTypedByHand(value: string): boolean {
  return sequences.test(value) || isMonotonous(value);
}

/** Five equal characters in a row, or only a handful of different ones. */
function isMonotonous(value: string): boolean {
  if (/(.)\1{4}/.test(value)) return true;
  return value.length >= 12 && new Set(value.toLowerCase()).size <= Math.min(5, value.length / 3);
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

function unleet(value: string): string {
  return value.replace(/[013457@$]/g, (char) => leet[char] ?? char);
}
