const enoughHidden = 20;

/** The first four characters when at least sixteen more stay hidden; else none. */
export function maskSecret(value: string): string {
  return value.length >= enoughHidden ? `${value.slice(0, 4)}…` : '…';
}

/** `k…@p….net` for an address. */
export function maskEmail(local: string, domain: string): string {
  const top = domain.slice(domain.lastIndexOf('.') + 1);
  return `${initial(local)}@${initial(domain.slice(0, -top.length - 1))}.${top}`;
}

/** The first letter, where that leaves at least two to guess. */
function initial(name: string): string {
  return name.length >= 3 ? `${Array.from(name)[0]}…` : '…';
}
