import type { ByteSource } from './ByteSource.ts';
import { mp4Duration } from './mp4Duration.ts';
import { oggDuration } from './oggDuration.ts';
import { wavDuration } from './wavDuration.ts';
import { webmDuration } from './webmDuration.ts';
import { readByExtension } from '../readByExtension.ts';
import type { Readers } from '../readByExtension.ts';

const readers: Readers<number> = {
  wav: wavDuration,
  ogg: oggDuration,
  m4a: mp4Duration,
  mp4: mp4Duration,
  weba: webmDuration,
  webm: webmDuration,
};

/** Seconds that a recording plays, read from its container by its extension; null where that cannot be told. */
export const readDuration = (extension: string, source: ByteSource): Promise<number | null> =>
  readByExtension(readers, extension, source);
