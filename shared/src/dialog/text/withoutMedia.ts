import { marker } from './bubblesOf.ts';
import { readMediaBubble } from './mediaBubble.ts';

/** A message with the descriptions of its pictures, sounds and films in their place, such as for another dialog. */
export function withoutMedia(text: string): string {
  return text
    .split(marker)
    .map((part, index) => {
      if (index % 2 === 1) return `#${part}#`;
      const media = readMediaBubble(part.trim());
      return media ? media.description : part;
    })
    .join('');
}
