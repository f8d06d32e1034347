/** What base64 holds, if that is plain ASCII text: a password that was only encoded is judged as it is typed. */
export function plainTextIn(value: string): string | undefined {
  if (!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(value)) return undefined;
  const text = Buffer.from(value, 'base64').toString('latin1');
  return /^[\x20-\x7e\r\n\t]{5,}$/.test(text) ? text.trim() : undefined;
}
