import { silences, silentOptions } from './noAnswer.data.ts';
import type { Silence } from './noAnswer.data.ts';

/** How many words may stand where a pattern says `~`. */
const MOST_BETWEEN = 3;

interface Pattern {
  readonly kind: Silence;
  readonly parts: readonly ReadonlySet<string>[];
}

/** That somebody gives no answer, and the words that say so. */
export interface FoundSilence {
  readonly kind: Silence;
  readonly start: number;
  readonly end: number;
}

const GAP: ReadonlySet<string> = new Set(['~']);

const patternsOf = (list: readonly (readonly [kind: Silence, pattern: string])[]): readonly Pattern[] =>
  list.map(([kind, pattern]) => ({
    kind,
    parts: pattern.split(' ').map((part) => (part === '~' ? GAP : new Set(part.split('|')))),
  }));
const inReplies = patternsOf(silences);
const inOptions = patternsOf(silentOptions);

/** Where a sentence says that there is no answer; null where it does not. */
export function silenceIn(words: readonly string[]): FoundSilence | null {
  return foundIn(words, inReplies);
}

/** What kind of no answer an option is; null for one that answers. */
export function silenceOf(words: readonly string[]): Silence | null {
  return foundIn(words, inOptions)?.kind ?? null;
}

function foundIn(words: readonly string[], patterns: readonly Pattern[]): FoundSilence | null {
  for (const start of words.keys()) {
    for (const { kind, parts } of patterns) {
      const end = endOf(words, start, parts);
      if (end !== null) return { kind, start, end };
    }
  }
  return null;
}

/** The end of a pattern that begins at a word; each gap takes as few words as it can. */
function endOf(words: readonly string[], start: number, parts: readonly ReadonlySet<string>[]): number | null {
  let at = start;
  let free = 0;
  for (const part of parts) {
    if (part === GAP) {
      free = MOST_BETWEEN;
      continue;
    }
    while (free > 0 && !part.has(words[at] ?? '')) {
      free -= 1;
      at += 1;
    }
    if (!part.has(words[at] ?? '')) return null;
    at += 1;
    free = 0;
  }
  return at;
}
