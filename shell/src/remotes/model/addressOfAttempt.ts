/** Browsers remember a failed import by its address, so each attempt after a fault has an address of its own. */
export function addressOfAttempt(entry: string, faults: number): string {
  return faults === 0 ? entry : `${entry}${entry.includes('?') ? '&' : '?'}retry=${faults}`;
}
