import type { MediaStorage } from './MediaStorage.ts';

/** Copies a file by reading and writing it, for a store that has no other way; false when there is none. */
export async function copyBytes(storage: MediaStorage, from: string, to: string): Promise<boolean> {
  const content = await storage.get(from);
  if (!content) return false;
  try {
    await storage.put(to, content);
    return true;
  } finally {
    content.destroy();
  }
}
