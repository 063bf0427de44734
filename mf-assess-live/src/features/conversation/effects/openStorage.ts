/** The few things of a browser's storage that are used. */
export interface KeyValueStorage {
  read(key: string): string | null;
  /** Gives whether it outlives the page. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Local storage, or that of this tab; memory where the browser denies it (private windows, embedded pages, storage that is full). */
export function openStorage(area: 'localStorage' | 'sessionStorage' = 'localStorage'): KeyValueStorage {
  const memory = memoryStorage();
  try {
    // Named inside, because a browser that denies storage throws as soon as it is asked for.
    const storage = globalThis[area];
    const probe = 'storage_accepted';
    storage.setItem(probe, 'true');
    return {
      // What did not fit into the full storage lies in memory.
      read: (key) => memory.read(key) ?? storage.getItem(key),
      write: (key, value) => {
        try {
          storage.setItem(key, value);
          memory.remove(key);
          return true;
        } catch {
          return memory.write(key, value);
        }
      },
      remove: (key) => {
        memory.remove(key);
        storage.removeItem(key);
      },
    };
  } catch {
    return memory;
  }
}

/** Lives as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return false;
    },
    remove: (key) => void values.delete(key),
  };
}
