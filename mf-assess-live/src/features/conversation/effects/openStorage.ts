/** The few things of `localStorage` that are used. */
export interface KeyValueStorage {
  readonly lasting: boolean;
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Local storage; memory where the browser denies it (private windows, embedded pages, storage that is full). */
export function openStorage(): KeyValueStorage {
  const memory = memoryStorage();
  try {
    const probe = 'storage_accepted';
    localStorage.setItem(probe, 'true');
    return {
      lasting: true,
      // What did not fit into the full storage lies in memory.
      read: (key) => memory.read(key) ?? localStorage.getItem(key),
      write: (key, value) => {
        try {
          localStorage.setItem(key, value);
          memory.remove(key);
        } catch {
          memory.write(key, value);
        }
      },
      remove: (key) => {
        memory.remove(key);
        localStorage.removeItem(key);
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
