/** The JSON in a row's `body`; undefined where there is none, or where it is damaged, which is as good as none. */
export function parsedBody(row: Readonly<Record<string, unknown>> | undefined): unknown {
  const body = row?.['body'];
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
