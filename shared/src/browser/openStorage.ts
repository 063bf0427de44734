import { reached } from './reached.ts';

/** The few things of a browser's storage that are used; none of them throws. */
export interface KeyValueStorage {
  /** Whether anything outlives the page; a single value may still find no room. */
  readonly lasts: boolean;
  read(key: string): string | null;
  /** Gives whether it outlives the page. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Local storage, or that of this tab; memory where the browser denies it (private windows, embedded pages, storage that is full). */
export function openStorage(area: 'localStorage' | 'sessionStorage' = 'localStorage'): KeyValueStorage {
  const memory = memoryStorage();
  const storage = browserStorage(area);
  if (!storage) return memory;
  return {
    lasts: true,
    // What did not fit into the full storage lies in memory.
    read: (key) => memory.read(key) ?? reached(() => storage.getItem(key)),
    write(key, value) {
      const isKept = reached(() => {
        storage.setItem(key, value);
        return true;
      });
      if (!isKept) return memory.write(key, value);
      memory.remove(key);
      return true;
    },
    remove(key) {
      memory.remove(key);
      reached(() => storage.removeItem(key));
    },
  };
}

/** The browser's own; null where it denies it, which it does as soon as it is asked, or with the first thing that is written. */
export function browserStorage(area: 'localStorage' | 'sessionStorage'): Storage | null {
  return reached(() => {
    globalThis[area].setItem('storage_accepted', 'true');
    return globalThis[area];
  });
}

/** Lives as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    lasts: false,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return false;
    },
    remove: (key) => void values.delete(key),
  };
}
