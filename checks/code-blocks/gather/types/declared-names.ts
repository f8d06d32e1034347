const declaration =
  /\b(?:const|let|var|function\*?|class|interface|type|enum|namespace|abstract class)\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;
const destructured = /\b(?:const|let|var)\s*[{[]([^=;{}]{1,400})[}\]]\s*[=:]/gu;
const imported = /\bimport\s+(?:type\s+)?([^'";]{1,600}?)\s+from\b/gu;
const word = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/**
 * Names of other blocks that a block may lean on. One that has imports of its own is meant to stand alone: what others
 * import does not excuse it, what they declare does.
 */
export function namesElsewhere(code: string, others: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const lists = code.search(imported) === -1 ? [destructured, imported] : [destructured];
  for (const other of others) {
    for (const [, name = ''] of other.matchAll(declaration)) names.add(name);
    for (const pattern of lists) {
      for (const [, list = ''] of other.matchAll(pattern)) for (const [name] of list.matchAll(word)) names.add(name);
    }
  }
  return names;
}
