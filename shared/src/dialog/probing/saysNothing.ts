import { clausesOf } from '../text/words/clausesOf.ts';
import { silenceIn } from '../text/words/silenceIn.ts';

/** How many words may stand beside those that say that there is no answer: 'Dazu weiß ich leider nichts'. */
const MOST_BESIDE = 4;
const refusals = new Set(['nichts', 'nix', 'nein', 'no', 'nothing', 'none', 'kein', 'nicht']);

/** Whether a reply says no more than that there is no answer: it would be no use to ask further. */
export function saysNothing(text: string): boolean {
  const words = clausesOf(text).flat();
  const [only, another] = words;
  if (only !== undefined && another === undefined) return refusals.has(only);
  const silence = silenceIn(words);
  return silence !== null && words.length - (silence.end - silence.start) <= MOST_BESIDE;
}
