import { visible } from '../core/visible.ts';

/** Says something to the operator on stderr, line by line; what it quotes cannot take the terminal over. */
export function tell(message: string): void {
  process.stderr.write(`publish: ${message.split('\n').map(visible).join('\n')}\n`);
}
