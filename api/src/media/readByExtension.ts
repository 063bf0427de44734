import type { ByteSource } from './duration/ByteSource.ts';

/** What a file says of itself, by extension; absent for one that says nothing. */
export type Readers<Said> = Readonly<Record<string, (source: ByteSource) => Promise<Said | null>>>;

/** What the reader of an extension finds; null where there is none, or the file is broken. */
export async function readByExtension<Said>(
  readers: Readers<Said>,
  extension: string,
  source: ByteSource,
): Promise<Said | null> {
  try {
    return (await readers[extension]?.(source)) ?? null;
  } catch (error) {
    // What is broken ends in the middle of a number.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
