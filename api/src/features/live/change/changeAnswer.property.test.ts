import { arbitraryDialog } from '@dialogwerk/shared/testing/dialogs';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aWalker, makeMove, saysOnly, seenBy } from '../../../../testing/changes/walk.ts';
import type { Move, Seen, Walker } from '../../../../testing/changes/walk.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { exportedRows } from '../../../../testing/results/exportedRows.ts';

const api = await apiOfFile();

const back = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fc.nat(20) });
const moves: fc.Arbitrary<Move[]> = fc.array(fc.record({ back, pick: fc.nat(9) }), { minLength: 8, maxLength: 24 });
/** They need a file, a system or knowledge to be answered; or two conversations go different ways, because each draws its own. */
const leftOut = new Set(['upload', 'voice', 'signature', 'api', 'qa', 'experiment', 'shuffle']);

/** What of a conversation counts: its state, its answers, those of earlier times of asking and its row of the file; the id that it is deleted by. */
async function countingOf({ survey_id, respondent }: Walker, token: string) {
  const { db } = api.services;
  const { conversation_id, state } = await db
    .selectFrom('conversations')
    .select(['conversation_id', 'state'])
    .where((row) => row.and({ survey_id, user_id_live: respondent.user_id }))
    .executeTakeFirstOrThrow();
  const answers = await db
    .selectFrom('answers')
    .select(['unique_question_id', 'nachfrage_id', 'value'])
    .where((row) => row.and({ survey_id, conversation_id, withdrawn_turn: 0 }))
    .orderBy('unique_question_id')
    .orderBy('nachfrage_id')
    .execute();
  const earlier = await db
    .selectFrom('earlier_answers')
    .select(['unique_question_id', 'nachfrage_id', 'nth', 'value'])
    .where((row) => row.and({ survey_id, conversation_id }))
    .orderBy('unique_question_id')
    .orderBy('nachfrage_id')
    .orderBy('nth')
    .execute();
  const rows = await exportedRows(api, { survey_id, token }, '');
  const row = rows.find((one) => one['dw_conversation_id'] === conversation_id) ?? {};
  const cells = Object.entries(row).filter(([name]) => !name.startsWith('dw_'));
  // Only orders that are shown come from the seed; the two were led at different times.
  return { conversation_id, counts: { state: { ...state, seed: 0, at: 0 }, answers, earlier, cells } };
}

const keyOf = (place: { unique_question_id: string | null; nachfrage_id?: string | null }): string =>
  JSON.stringify([place.unique_question_id, place.nachfrage_id ?? null]);

const timesIn = (seen: Seen, key: string): number => seen.filter(({ question }) => keyOf(question) === key).length;

it('what counts is what stands as answered before the respondent, as if nothing else had ever been said', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(arbitraryDialog, moves, async ({ blocks: all, templ_options }, made) => {
      const owner = await anAuthor(api);
      const blocks = all.filter(({ type }) => !leftOut.has(type));
      const survey_id = await insertSurvey(api, { blocks, templ_options: [...templ_options], owner });
      const walker = await aWalker(api, survey_id);
      let [beforeLast, last]: readonly Seen[] = [[], []];
      for (const move of made) {
        const { question: open } = await walker.respondent.chat();
        await makeMove(api, walker, move);
        const seen = await seenBy(api, walker);
        const { entries } = await walker.respondent.chat();
        const shown = entries.filter(({ user_or_bot }) => user_or_bot === 'user');
        expect(shown.map(keyOf)).toEqual(seen.map(({ question }) => keyOf(question)));
        // Going back answers what is open only where that takes back the move that has opened it.
        const wasOpen = move.back !== null && open ? keyOf(open) : '';
        const most = Math.max(timesIn(last ?? [], wasOpen), timesIn(beforeLast ?? [], wasOpen));
        expect(timesIn(seen, wasOpen)).toBeLessThanOrEqual(most);
        [beforeLast, last] = [last, seen];
      }
      const straight = await aWalker(api, survey_id);
      await saysOnly(straight, last ?? []);
      const [one, other] = [await countingOf(walker, owner.token), await countingOf(straight, owner.token)];
      expect(one.counts).toEqual(other.counts);
    }),
    { numRuns: rounds(60, 600) },
  );
}, 600_000);
