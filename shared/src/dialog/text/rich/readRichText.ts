import { marker } from '../bubblesOf.ts';
import { readMediaBubble } from '../mediaBubble.ts';
import { placeholder } from '../placeholders.ts';
import { STAND_IN, readRuns } from './readRuns.ts';
import { unmarked } from './RichText.ts';
import type { RichText } from './RichText.ts';
import { writeRichText } from './writeRichText.ts';

/** What no field for texts gives back as it got it, and what stands for variables here. */
const unshowable = new RegExp(`[\\r\\0${STAND_IN}]|\\p{Surrogate}`, 'u');

/** A message as bubbles and runs, whether or not it is written back just so. */
export function understoodRichText(text: string): RichText {
  const names = text.match(placeholder) ?? [];
  let taken = 0;
  const next = (): string => names[taken++] ?? '';
  const [first = '', ...others] = text.replaceAll(placeholder, STAND_IN).split(marker);
  const bubbles: { readonly pause: string | null; readonly text: string }[] = [{ pause: null, text: first }];
  for (let at = 0; at < others.length; at += 2) bubbles.push({ pause: others[at] ?? '', text: others[at + 1] ?? '' });
  // A marker in front delays the first bubble.
  if (first === '' && bubbles.length > 1) bubbles.shift();
  return bubbles.map(({ pause, text: said }) => {
    const media = readMediaBubble(said.trim());
    if (!media) return { pause, runs: readRuns(said, unmarked, next) };
    return { pause, runs: [], media: { ...media, description: media.description.replaceAll(STAND_IN, next) } };
  });
}

/**
 * A stored message as an editor shows it; null for one that would not come back from there byte for byte, such as one with a
 * needless backslash. That one is edited as text.
 */
export function readRichText(text: string): RichText | null {
  if (unshowable.test(text)) return null;
  const rich = understoodRichText(text);
  return writeRichText(rich) === text ? rich : null;
}
