import { type LookupAddress, promises as dns } from 'node:dns';

/** Names to addresses. Rejects with an error whose `code` is one of Node's DNS codes; `ENOTFOUND`: there is no such name. */
export interface Resolver {
  resolve(host: string): Promise<readonly LookupAddress[]>;
  /** Gives up on what is still being asked. */
  cancel(): void;
}

const timeoutMs = 2_000;
const tries = 2;
/** Names that exist as long as the internet does (IANA's own): when they cannot be had, the network is at fault. */
const landmarks = ['iana.org', 'example.com'];

/**
 * Asks the DNS servers of the system, which tell “no such name” from “no answer”, and can be called off. Names of the
 * operator's own network may stand in the system's tables instead; asking those is slow, and cannot be called off.
 */
export class SystemResolver implements Resolver {
  readonly #resolver = new dns.Resolver({ timeout: timeoutMs, tries });
  readonly #isOwn: (host: string) => boolean;
  #cancelled = false;

  constructor(isOwn: (host: string) => boolean) {
    this.#isOwn = isOwn;
  }

  async resolve(host: string): Promise<readonly LookupAddress[]> {
    const [four, six] = await Promise.allSettled([this.#resolver.resolve4(host), this.#resolver.resolve6(host)]);
    const addresses = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (addresses.length > 0) return addresses;
    const errors = [four, six].flatMap((one) =>
      one.status === 'rejected' ? [one.reason as NodeJS.ErrnoException] : [],
    );
    const vague = errors.find(({ code }) => code !== 'ENOTFOUND' && code !== 'ENODATA');
    if (this.#isOwn(host) && !this.#cancelled) return dns.lookup(host, { all: true });
    throw vague ?? errors[0] ?? new Error('no address');
  }

  cancel(): void {
    this.#cancelled = true;
    this.#resolver.cancel();
  }
}

/** Keeps answers for the run: a name is asked for once, and what was looked at is what is connected to. */
export class RememberedNames implements Resolver {
  readonly #resolver: Resolver;
  readonly #asked = new Map<string, Promise<readonly LookupAddress[]>>();

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  resolve(host: string): Promise<readonly LookupAddress[]> {
    const known = this.#asked.get(host);
    if (known !== undefined) return known;
    const asked = this.#resolver.resolve(host);
    this.#asked.set(host, asked);
    // “No such name” stays; anything else may pass.
    asked.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTFOUND') this.#asked.delete(host);
    });
    return asked;
  }

  /** Whether names that surely exist can be resolved: else nothing is known of one that cannot. */
  async works(): Promise<boolean> {
    const found = await Promise.allSettled(landmarks.map((name) => this.resolve(name)));
    return found.some(({ status }) => status === 'fulfilled');
  }

  cancel(): void {
    this.#resolver.cancel();
  }
}
