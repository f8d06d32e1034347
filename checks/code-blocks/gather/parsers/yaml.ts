import { type Document, parseAllDocuments, visit, type YAMLParseError } from 'yaml';
import type { ParseError } from '../parsed.ts';

/** YAML 1.2, several documents; an alias without its anchor is an error too. */
export function parseYaml(code: string): ParseError | undefined {
  const documents = parseAllDocuments(code, { prettyErrors: false, logLevel: 'silent', uniqueKeys: true });
  for (const document of Array.isArray(documents) ? (documents as Document[]) : []) {
    const [error] = document.errors as YAMLParseError[];
    if (error !== undefined) {
      const [from, to] = error.pos;
      return { message: error.message, from, to, ...(error.code === 'DUPLICATE_KEY' && { kind: 'repeated' }) };
    }
    const missing = missingAnchor(document);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function missingAnchor(document: Document): ParseError | undefined {
  const anchors = new Set<string>();
  let missing: ParseError | undefined;
  visit(document, {
    Node(_, node) {
      if ('anchor' in node && node.anchor !== undefined) anchors.add(node.anchor);
    },
    Alias(_, { source, range }) {
      if (anchors.has(source)) return undefined;
      const [from, to] = range ?? [0, 0];
      missing = { message: `Unresolved alias ${source}`, from, to };
      return visit.BREAK;
    },
  });
  return missing;
}
