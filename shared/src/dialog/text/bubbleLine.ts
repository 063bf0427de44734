import type { Bubble } from './bubblesOf.ts';
import { mediaKindOf } from './mediaKindOf.ts';

/** What authors call a file of their dialog. */
const mediaTexts = { image: 'Bild', audio: 'Ton', video: 'Video', file: 'Datei' } as const;

/** A bubble as Markdown for who reads a conversation: a picture, sound or film by its kind and what it shows. */
export function bubbleLine({ context, media }: Bubble): string {
  if (media === undefined) return context;
  const kind = mediaTexts[mediaKindOf(media.filename_db) ?? 'file'];
  return media.description.trim() === '' ? `[${kind}]` : `[${kind}: ${media.description}]`;
}
