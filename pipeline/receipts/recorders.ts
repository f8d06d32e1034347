import type { ReceiptSettings } from '../core/settings.ts';
import { keyId, ownPublicKey, readPublicKey } from './keys.ts';
import type { TrustedRecorder } from './verify.ts';

/** The recorders that the config pins, and this machine's own, which is believed as far as this machine is. */
export function trustedRecorders(root: string, { recorders }: ReceiptSettings): TrustedRecorder[] {
  const pinned = recorders.map(({ name, publicKey, trust, revoked }) => ({
    name,
    publicKey: readPublicKey(publicKey),
    trust,
    revoked,
  }));
  const own = ownPublicKey(root);
  if (own === undefined || pinned.some(({ publicKey }) => keyId(publicKey) === keyId(own))) return pinned;
  return [...pinned, { name: 'this machine', publicKey: own, trust: 'local' }];
}
