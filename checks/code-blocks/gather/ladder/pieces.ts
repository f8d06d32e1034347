/** The stretches between blank lines; comments, imports and closing brackets at the margin end one too. */
export function piecesOf(code: string): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  const close = (): void => {
    if (piece.some((line) => line.trim() !== '')) pieces.push(piece.join('\n'));
    piece = [];
  };
  for (const line of code.split('\n')) {
    if (line.trim() === '' || /^(?:\/\/|#(?![[!]))/.test(line)) close();
    else piece.push(line);
    if (/^[}\])]+;?[ \t]*$/.test(line)) close();
    if (/^import [^\n]{1,300}['"];?[ \t]*$/.test(line) && piece.length === 1) close();
  }
  close();
  return pieces;
}
