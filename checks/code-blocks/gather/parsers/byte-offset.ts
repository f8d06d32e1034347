/** The UTF-16 offset of a UTF-8 byte offset. */
export function unitOfByte(code: string, byte: number): number {
  // oxlint-disable-next-line no-control-regex -- ASCII alone needs no counting
  if (/^[\u0000-\u007f]*$/.test(code)) return Math.min(byte, code.length);
  return Buffer.from(code, 'utf8').subarray(0, byte).toString('utf8').length;
}
