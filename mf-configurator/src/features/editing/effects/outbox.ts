import { withLock } from '@dialogwerk/shared/browser';
import type { PersistedDraft } from '../model/PersistedDraft.ts';

/** The number is raised when `PersistedDraft` changes its shape: what an older release has kept is not understood then. */
const PREFIX = 'dialogwerk-outbox-1';

/** Whose changes, of which dialog; nobody else's window takes them. */
export interface OutboxOwner {
  readonly user_id: string;
  readonly survey_id: string;
}

/** Where one window keeps what is not saved yet. */
export interface Outbox {
  /** Keeps it in place of what was kept before; null when everything is saved. */
  readonly keep: (draft: PersistedDraft | null) => void;
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
  void withLock(key, () => left);
  return {
    keep: (draft) => {
      try {
        if (draft) localStorage.setItem(key, JSON.stringify(draft));
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
export async function takeOver(owner: OutboxOwner, take: (draft: PersistedDraft) => Promise<void>): Promise<void> {
  for (const key of keysOf(owner)) {
    const takeKept = async (): Promise<void> => {
      const draft = read(key);
      if (!draft) return;
      await take(draft);
      localStorage.removeItem(key);
    };
    await withLock(key, (lock) => (lock === 'taken' ? Promise.resolve() : takeKept()), { ifFree: true });
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

function read(key: string): PersistedDraft | null {
  const text = localStorage.getItem(key);
  const draft: unknown = text === null ? null : JSON.parse(text);
  return isPersistedDraft(draft) ? draft : null;
}

/** Written by this very file: its word is taken for the rest. */
function isPersistedDraft(draft: unknown): draft is PersistedDraft {
  return typeof draft === 'object' && draft !== null && 'waiting' in draft && 'conflicts' in draft && 'blocks' in draft;
}
