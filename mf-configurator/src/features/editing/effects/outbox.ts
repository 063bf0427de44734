import type { Kept } from '../model/Kept.ts';

/** The number is raised when `Kept` changes its shape: what an older release has kept is not understood then. */
const PREFIX = 'dialogwerk-outbox-1';

/** Whose changes, of which dialog; nobody else's window takes them. */
export interface OutboxOwner {
  readonly user_id: string;
  readonly survey_id: string;
}

/** Where one window keeps what is not saved yet. */
export interface Outbox {
  /** Keeps it in place of what was kept before; null when everything is saved. */
  readonly keep: (kept: Kept | null) => void;
  /** Leaves what is kept to the next window that opens the dialog. */
  readonly leave: () => void;
}

/**
 * Opens the outbox of a window. In local storage, because that is written before the next line runs: a page that is closed
 * waits for nothing else. A lock tells other windows that this one still sends by itself; it falls when the page is gone,
 * however it went.
 */
export function openOutbox(owner: OutboxOwner, client: string): Outbox {
  const key = `${prefixOf(owner)}${client}`;
  let free = (): void => {};
  const left = new Promise<void>((resolve) => {
    free = resolve;
  });
  void locks()?.request(key, () => left);
  return {
    keep: (kept) => {
      try {
        if (kept) localStorage.setItem(key, JSON.stringify(kept));
        else localStorage.removeItem(key);
      } catch {
        // Full or forbidden: the warning before the page is closed still stands.
      }
    },
    leave: free,
  };
}

/**
 * Hands on what windows have left behind that are gone, the oldest first, and forgets it once it is taken over. Two windows
 * never take the same; where a page has no locks (without https) both may, and the api sees that the second has nothing new.
 */
export async function takeOver(owner: OutboxOwner, take: (kept: Kept) => Promise<void>): Promise<void> {
  for (const key of keysOf(owner)) {
    const takeKept = async (): Promise<void> => {
      const kept = read(key);
      if (!kept) return;
      await take(kept);
      localStorage.removeItem(key);
    };
    const manager = locks();
    if (manager) await manager.request(key, { ifAvailable: true }, async (lock) => (lock ? takeKept() : undefined));
    else await takeKept();
  }
}

function prefixOf({ user_id, survey_id }: OutboxOwner): string {
  return `${PREFIX} ${user_id} ${survey_id} `;
}

/** By the time of what they hold. */
function keysOf(owner: OutboxOwner): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(owner)))
      .toSorted((one, other) => (read(one)?.time ?? 0) - (read(other)?.time ?? 0));
  } catch {
    return [];
  }
}

function read(key: string): Kept | null {
  const text = localStorage.getItem(key);
  const kept: unknown = text === null ? null : JSON.parse(text);
  return isKept(kept) ? kept : null;
}

/** Written by this very file: its word is taken for the rest. */
function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && 'waiting' in kept && 'conflicts' in kept && 'blocks' in kept;
}

/** Missing on pages without https, and where there is no browser. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
