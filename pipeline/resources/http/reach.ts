import { isIP } from 'node:net';
import { isInList, isNetwork, isPublicAddress, listOf } from './addresses.ts';

/** What was about to be connected to is not on the public internet, and nobody has allowed it. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
  readonly code = 'ERR_FORBIDDEN_ADDRESS';
}

/** Ports that browsers refuse, since other protocols than HTTP listen there (Fetch standard, “bad port”); the low ones. */
const badPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Where requests may go: the public internet, and what an operator names (hosts, `*.` hosts, addresses, networks). */
export class Reach {
  readonly #hosts: readonly string[];
  readonly #networks: ReturnType<typeof listOf>;

  constructor(allowed: readonly string[] = []) {
    this.#networks = listOf(allowed.filter(isNetwork));
    this.#hosts = allowed.filter((one) => !isNetwork(one)).map((host) => host.toLowerCase());
  }

  /** Whether the operator names this host, so that any address of it will do. */
  namesHost(host: string): boolean {
    const name = bareHost(host);
    return this.#hosts.some((one) => (one.startsWith('*.') ? name.endsWith(one.slice(1)) : name === one));
  }

  allowsAddress(address: string): boolean {
    return isPublicAddress(address) || isInList(this.#networks, address);
  }

  allowsPort(url: URL): boolean {
    return url.port === '' || !badPorts.has(Number(url.port));
  }

  /** Throws a ForbiddenAddress. One private address among public ones is how a name is rebound, so it condemns them all. */
  admit(host: string, addresses: readonly string[]): void {
    if (this.namesHost(host)) return;
    if (addresses.length > 0 && addresses.every((address) => this.allowsAddress(address))) return;
    throw new ForbiddenAddress(`${bareHost(host)} is not on the public internet`);
  }
}

/** Without brackets and the final dot, lower case. */
export function bareHost(host: string): string {
  return host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

export function isAddress(host: string): boolean {
  return isIP(bareHost(host)) !== 0;
}
