import type { ByteSource } from './ByteSource.ts';
import { mp4Duration } from './mp4Duration.ts';
import { oggDuration } from './oggDuration.ts';
import { wavDuration } from './wavDuration.ts';
import { webmDuration } from './webmDuration.ts';

const readers: Readonly<Record<string, (source: ByteSource) => Promise<number | null>>> = {
  wav: wavDuration,
  ogg: oggDuration,
  m4a: mp4Duration,
  mp4: mp4Duration,
  weba: webmDuration,
  webm: webmDuration,
};

/** Seconds that a recording plays, read from its container by its extension; null where that cannot be told. */
export async function readDuration(extension: string, source: ByteSource): Promise<number | null> {
  try {
    return (await readers[extension]?.(source)) ?? null;
  } catch (error) {
    // A broken container ends in the middle of a number.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
