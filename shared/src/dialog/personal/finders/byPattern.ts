import type { PersonalKind } from '../../../contract/index.ts';
import type { Finder } from '../Span.ts';

/** What a pattern has found, and what stands around it. */
interface Match {
  readonly found: string;
  /** Some words before; '' at the start. */
  readonly before: string;
}

const partOfWord = /[\p{L}\p{N}]/u;
const SEEN_BEFORE = 30;

/**
 * Finds by a global pattern whose first group is what stands before and stays. Without one nothing is found within a word or a number:
 * that is looked at here, because a pattern that looks behind is not proved by its automaton (docs/decisions/0099). `holds`: what else
 * has to be.
 */
export function byPattern(kind: PersonalKind, pattern: RegExp, holds: (match: Match) => boolean = () => true): Finder {
  return {
    kind,
    find: (text) =>
      [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: lead = '', index }) => {
        const before = text.slice(Math.max(0, index - SEEN_BEFORE), index);
        const isWithin = lead === '' && partOfWord.test(before.slice(-1)) && partOfWord.test(whole.charAt(0));
        const from = index + lead.length;
        if (isWithin || !holds({ found: whole.slice(lead.length), before })) return [];
        return [{ from, to: index + whole.length }];
      }),
  };
}
