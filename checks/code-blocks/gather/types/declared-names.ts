const declaration =
  /\b(?:const|let|var|function\*?|class|interface|type|enum|namespace|abstract class)\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;
const destructured = /\b(?:const|let|var)\s*[{[]([^=;{}]{1,400})[}\]]\s*[=:]/gu;
const imported = /\bimport\s+(?:type\s+)?([^'";]{1,600}?)\s+from\b/gu;
const word = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** Names that some block of a document declares or imports: a later block may lean on them. */
export function declaredNames(codes: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const code of codes) {
    for (const [, name = ''] of code.matchAll(declaration)) names.add(name);
    for (const pattern of [destructured, imported]) {
      for (const [, list = ''] of code.matchAll(pattern)) for (const [name] of list.matchAll(word)) names.add(name);
    }
  }
  return names;
}
