import { mediaFormats } from './sniffMedia.ts';
import type { MediaFormat } from './sniffMedia.ts';

const types = new Map(Object.values(mediaFormats).map(({ extension, type }: MediaFormat) => [extension, type]));

/** MIME type of a kept file by its name, which ends in what the file is. */
export function typeByName(filename_db: string): string {
  return types.get(filename_db.split('.').at(-1) ?? '') ?? 'application/octet-stream';
}
