import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '../MediaStorage.ts';

/** A kept file as the readers of containers see it. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** Bytes from a place on, at most `WINDOW_BYTES` of them; fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
}

export const WINDOW_BYTES = 256 * 1024;

/** A file of the store, read in windows, because the parts of a container are small and lie close to each other. */
export function storedBytes(storage: MediaStorage, name: string, size: number): ByteSource {
  let window = Buffer.alloc(0);
  let from = 0;
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + Math.min(length, WINDOW_BYTES), size);
      if (start >= end) return Buffer.alloc(0);
      if (start < from || end > from + window.length) {
        const stream = await storage.get(name, { start, end: Math.min(start + WINDOW_BYTES, size) - 1 });
        window = stream ? await buffer(stream) : Buffer.alloc(0);
        from = start;
      }
      return window.subarray(start - from, end - from);
    },
  };
}
