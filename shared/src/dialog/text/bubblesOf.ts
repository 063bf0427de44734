import { readMediaBubble } from './mediaBubble.ts';
import type { MediaBubble } from './mediaBubble.ts';

/** One bubble of a message; `pause` is what to wait before it, in milliseconds as authored. */
export interface Bubble {
  /** Markdown; of a picture, sound or film its description, which stands for it wherever there are only words. */
  readonly context: string;
  readonly pause: number;
  readonly media?: MediaBubble;
}

/** The longest pause before a bubble, in milliseconds, because a slip such as `#150000000#` must not stop a dialog. */
const LONGEST_PAUSE = 60_000;

/** A marker with its milliseconds; its first hash sign has no backslash of its own (two of them are a backslash). */
export const marker = /#(?<!(?<!\\)(?:\\\\)*\\#)(\d+)#/;

/**
 * Splits a message text at its `#ms#` markers (domain.md §1). A text without a marker is one bubble, an empty one
 * none. A marker at the start delays the first bubble; pauses with nothing said between them add up. `\#` is a
 * hash sign and never part of a marker. A bubble of `![description](media:name)` alone is a file of the dialog.
 */
export function bubblesOf(text: string): Bubble[] {
  const bubbles: Bubble[] = [];
  let pause = 0;
  for (const [index, part] of text.split(marker).entries()) {
    if (index % 2 === 1) {
      pause = Math.min(pause + Number(part), LONGEST_PAUSE);
    } else if (part.trim() !== '') {
      const media = readMediaBubble(part.trim());
      bubbles.push(media ? { context: media.description, pause, media } : { context: part.trim(), pause });
      pause = 0;
    }
  }
  return bubbles;
}
