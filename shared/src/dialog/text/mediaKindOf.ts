import type { MediaKind } from '../../contract/index.ts';

/** What a bot can show. */
export type ShownKind = Exclude<MediaKind, 'document'>;

/** By the ending that the api gives a kept file. */
const kinds: Readonly<Record<string, ShownKind>> = {
  jpg: 'image',
  png: 'image',
  webp: 'image',
  gif: 'image',
  avif: 'image',
  mp3: 'audio',
  wav: 'audio',
  ogg: 'audio',
  m4a: 'audio',
  weba: 'audio',
  webm: 'video',
  mp4: 'video',
};

/** Whether a kept file is a picture, audio or video; null for what cannot be shown. */
export function mediaKindOf(filename_db: string): ShownKind | null {
  return kinds[filename_db.split('.').at(-1)?.toLowerCase() ?? ''] ?? null;
}
