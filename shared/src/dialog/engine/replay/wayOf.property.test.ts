import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitrarySurvey } from '../../testing/arbitrarySurvey.ts';
import { arbitraryInputs, runConversation } from '../../testing/runConversation.ts';
import { compileSurvey } from '../survey/compileSurvey.ts';
import { END, START, wayOf } from './wayOf.ts';

/** How often each id stands first or last in a pair of neighbours. */
function tally(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

it('as many come to a block as go on from it or are still there, in any conversation of any dialog', () => {
  fc.assert(
    fc.property(arbitrarySurvey, arbitraryInputs, (snapshot, inputs) => {
      const played = runConversation(compileSurvey(snapshot), inputs);
      const ways = played.flatMap(({ before, result }) =>
        result.outcome === 'accepted' ? [wayOf(before, result)] : [],
      );
      const into = tally(ways.flatMap((way) => way.slice(1)));
      const out = tally(ways.flatMap((way) => way.slice(0, -1)));
      const { open, finished } = played.at(-1)?.after ?? { open: null, finished: false };
      expect(out.get(START)).toBe(1);
      expect(into.get(END) ?? 0).toBe(finished ? 1 : 0);
      for (const id of new Set([...into.keys(), ...out.keys()])) {
        if (id === START || id === END) continue;
        const there = open?.unique_question_id === id ? 1 : 0;
        expect([id, into.get(id) ?? 0]).toEqual([id, (out.get(id) ?? 0) + there]);
      }
    }),
  );
});
