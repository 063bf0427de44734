const KEY = 'refused-versions';
/** A working day; by then it is taken back for everybody, or it was another trouble. */
const KEPT_MS = 10 * 60 * 60_000;

/** Versions that have failed in this browser and are not taken again, by the addresses of their entries. */
export interface Refusals {
  has(entry: string): boolean;
  add(entry: string): void;
}

/** Kept in the browser, so that a page that is loaded anew does not fail once more; where it keeps nothing, in this page. */
export function createRefusals(now: () => number = Date.now): Refusals {
  const here = new Map<string, number>();

  function read(): ReadonlyMap<string, number> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
      return new Map([...entries.filter(([, at]) => typeof at === 'number'), ...here]);
    } catch {
      return here;
    }
  }

  return {
    has: (entry) => now() - (read().get(entry) ?? -Infinity) < KEPT_MS,
    add(entry) {
      here.set(entry, now());
      const kept = [...read()].filter(([, at]) => now() - at < KEPT_MS);
      try {
        localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // The page knows it.
      }
    },
  };
}
