/**
 * oxc's parser is recursive and native: code that nests some thousand levels ends the whole process. Measured with
 * 4 MiB of stack, brackets fail past 1,000 levels, chains of members past 20,000, everything else past 2,000.
 */
const maxBrackets = 300;
const maxChain = 1_000;
/** `[a][a]…` and the like are read without recursion, but walked with it. */
const maxLinks = 10_000;

const token =
  /[([{]|[)\]}]|[;,.]|=>|\b(?:if|else|for|while|do|with|class|extends|function|new|typeof|keyof|void|delete|await|yield|infer|readonly|unique|async)\b|<\/|\/>|<(?=[\w>])|[!~?=:|&*+-]+|@/g;

/** Whether code may nest too deep for a recursive parser. Errs on the side of yes; one linear pass. */
export function tooDeep(code: string): boolean {
  if (code.length < maxChain) return false;
  const chains: number[] = [];
  let chain = 0;
  let tags = 0;
  let links = 0;
  for (const [found] of code.matchAll(token)) {
    if (/^[([{]/.test(found)) {
      chains.push(chain);
      if (chains.length > maxBrackets) return true;
    } else if (/^[)\]}]/.test(found)) {
      chain = chains.pop() ?? 0;
      links += 1;
      if (links > maxLinks) return true;
    } else if (found === '.') {
      links += 1;
      if (links > maxLinks) return true;
    } else if (found === ';' || found === ',') {
      chain = chains.at(-1) ?? 0;
    } else if (found === '</' || found === '/>') {
      tags = Math.max(0, tags - 1);
    } else if (found === '<') {
      tags += 1;
      if (tags > maxChain) return true;
    } else {
      chain += found.length <= 2 ? 1 : found.length;
      if (chain > maxChain) return true;
    }
  }
  return false;
}
