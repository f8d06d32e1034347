import { visible } from '../core/visible.ts';

/** Says something to the operator on stderr, line by line; what it quotes cannot take the terminal over. */
export function tell(message: string): void {
  // Nobody is left to tell it to.
  process.stderr.once('error', () => {});
  process.stderr.write(`publish: ${message.split('\n').map(visible).join('\n')}\n`);
}
