import type { Readable } from 'node:stream';

/** Bytes of a file, the first and the last included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where files are kept: the local disk, or any store that passes `runMediaStorageTests`. A name is `isMediaName`; every function
 * throws a RangeError for another one.
 */
export interface MediaStorage {
  /**
   * Keeps all that `content` gives under the name, in place of what was there, and resolves once it is safe, with its size in bytes.
   * When `content` breaks off or the store fails, it rejects and all is as before.
   */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** The file or a part of it; null when there is none. Whoever gets the stream reads or destroys it. */
  get(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Keeps a file under another name as well, where both are its own: what becomes of one leaves the other. false when there is none. */
  copy(from: string, to: string): Promise<boolean>;
  /** Takes the file away; does nothing when there is none. */
  delete(name: string): Promise<void>;
}

/** Whether a text can name a file: an id, and what the file is behind a dot. */
export function isMediaName(name: string): boolean {
  return /^[0-9a-z][0-9a-z-]{7,63}\.[0-9a-z]{1,8}$/.test(name);
}
