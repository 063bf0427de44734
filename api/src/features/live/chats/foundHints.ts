import type { FoundHint, Hint, Notebook } from '@dialogwerk/shared/contract';
import type { PublishedChats } from './createCompiledChats.ts';
import { questionKey } from '@dialogwerk/shared/dialog';
import type { FoundAt } from './participationStatements.ts';

/** Of a multi-chat's hints those that are unlocked, in the order of finding; at one time, in that of the list. */
export function foundHints(hints: readonly Hint[], at: FoundAt): FoundHint[] {
  const counts = { clue: 0, ending: 0 };
  // Tips are for those who have not found it.
  const numbered = hints.map((hint) => {
    const { tip: _, ...told } = hint;
    return { ...told, number: (counts[hint.kind] += 1) };
  });
  return numbered
    .flatMap((hint) => {
      const found_at = at[questionKey(hint)];
      return found_at === undefined ? [] : [{ ...hint, found_at }];
    })
    .toSorted((a, b) => a.found_at - b.found_at);
}

/** What a respondent has found, and how much there is; null for a multi-chat without hints. */
export function notebookOf(
  { hints, clock = null }: Pick<PublishedChats, 'hints' | 'clock'>,
  behind: FoundAt,
): Notebook | null {
  if (hints.length === 0) return null;
  const endings = hints.filter(({ kind }) => kind === 'ending').length;
  return { clues: hints.length - endings, endings, found: foundHints(hints, behind), clock };
}

/** Of all questions that are behind now those that unlock a hint and were not behind before. */
export function newlyFound(hints: readonly Hint[], before: FoundAt, after: FoundAt): FoundAt {
  const keys = hints.map(questionKey);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const at = key in before ? undefined : after[key];
      return at === undefined ? [] : [[key, at]];
    }),
  );
}
