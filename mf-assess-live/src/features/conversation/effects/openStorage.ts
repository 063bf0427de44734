/** The few things of a browser's storage that are used. */
export interface KeyValueStorage {
  readonly lasting: boolean;
  read(key: string): string | null;
  write(key: string, value: string): void;
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
      lasting: true,
      // What did not fit into the full storage lies in memory.
      read: (key) => memory.read(key) ?? storage.getItem(key),
      write: (key, value) => {
        try {
          storage.setItem(key, value);
          memory.remove(key);
        } catch {
          memory.write(key, value);
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
    lasting: false,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
