import { CallError } from '../../errors/CallError.ts';
import { storedBytes } from '../duration/ByteSource.ts';
import type { MediaStorage } from '../MediaStorage.ts';
import { applyEdits } from './applyEdits.ts';
import type { Edit, MetadataReader } from './Edit.ts';
import { gifMetadata } from './gifMetadata.ts';
import { isoMetadata } from './isoMetadata.ts';
import { jpegMetadata } from './jpegMetadata.ts';
import { mp3Metadata } from './mp3Metadata.ts';
import { oggMetadata } from './oggMetadata.ts';
import { pngMetadata } from './pngMetadata.ts';
import { wavMetadata, webpMetadata } from './riffMetadata.ts';
import { webmMetadata } from './webmMetadata.ts';

const readers: Readonly<Record<string, MetadataReader>> = {
  jpg: jpegMetadata,
  png: pngMetadata,
  webp: webpMetadata,
  gif: gifMetadata,
  avif: isoMetadata,
  mp4: isoMetadata,
  m4a: isoMetadata,
  webm: webmMetadata,
  weba: webmMetadata,
  ogg: oggMetadata,
  mp3: mp3Metadata,
  wav: wavMetadata,
};

/** The extensions of kept files that metadata are taken out of; documents stay as they are (docs/decisions/0101). */
export const bareExtensions: readonly string[] = Object.keys(readers);

/**
 * Takes out of a kept picture, recording or film what it says of its maker: places, devices, names, times. What is seen and heard
 * stays as it is, bit for bit. Gives how many bytes the file has then. 422 for a file in which nobody finds their way.
 */
export async function removeMetadata(
  media: MediaStorage,
  { filename_db, size }: { readonly filename_db: string; readonly size: number },
): Promise<number> {
  const read = readers[filename_db.split('.').at(-1) ?? ''];
  if (!read) return size;
  try {
    const edits = read(storedBytes(media, filename_db, size));
    const first = await edits.next();
    if (first.done) return size;
    const bare = applyEdits(storedBytes(media, filename_db, size), andThose(first.value, edits));
    return await media.put(filename_db, bare);
  } catch (error) {
    // A number was to be read where the file is at its end.
    if (error instanceof RangeError) throw new CallError('media/unreadable');
    throw error;
  }
}

async function* andThose(first: Edit, rest: AsyncIterable<Edit>): AsyncGenerator<Edit> {
  yield first;
  yield* rest;
}
