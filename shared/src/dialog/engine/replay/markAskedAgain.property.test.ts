import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../testing/rounds.ts';
import { acceptableReply } from '../../testing/acceptableReply.ts';
import { arbitraryDialog } from '../../testing/arbitraryDialog.ts';
import { begin, counting, goBack, goOn } from '../../testing/goingBack.ts';
import type { Journey } from '../../testing/goingBack.ts';
import { compileSurvey } from '../survey/compileSurvey.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { openRequest } from '../turn/requestFor.ts';
import { openQuestion } from './openQuestion.ts';
import { isSameQuestion } from './QuestionKey.ts';
import { questionAt } from './questionAt.ts';
import { replay } from './replay.ts';

const moves = fc.array(
  fc.record({
    back: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fc.nat(20) }),
    pick: fc.nat(9),
  }),
  { minLength: 6, maxLength: 24 },
);

function moved(
  survey: CompiledSurvey,
  journey: Journey,
  { back, pick }: { back: number | null; pick: number },
): Journey {
  const given = counting(journey);
  const earlier = back === null ? undefined : given[back % Math.max(given.length, 1)];
  if (!earlier) return goOn(survey, journey, pick);
  const { unique_question_id, nachfrage_id } = earlier;
  const question = questionAt(survey, unique_question_id, nachfrage_id);
  if (!question) throw new Error('what was answered is no question');
  return goBack(survey, journey, { unique_question_id, nachfrage_id, reply: acceptableReply(question.input, pick) });
}

test('what counts is said now, counted before, or was taken away by the move that is taken back: never what is open', () => {
  fc.assert(
    fc.property(arbitraryDialog, moves, (snapshot, all) => {
      const survey = compileSurvey(snapshot);
      const journeys = [begin(survey)];
      for (const move of all) {
        const before = journeys.at(-1) ?? begin(survey);
        const after = moved(survey, before, move);
        journeys.push(after);
        const open = openQuestion(survey, before.state);
        const wasCounting = new Set(counting(before).map(({ given_at }) => given_at));
        const back = counting(after).filter(({ given_at }) => given_at !== after.at && !wasCounting.has(given_at));
        const opened = new Set(counting(journeys.at(-3) ?? before).map(({ given_at }) => given_at));
        const answersOpen = back.filter((one) => open !== null && isSameQuestion(one, open));
        expect(answersOpen.filter(({ given_at }) => !opened.has(given_at))).toEqual([]);
      }
    }),
    { numRuns: rounds(400, 4_000) },
  );
});

test('what counts gives the very state, as if nothing else had ever been said', () => {
  fc.assert(
    fc.property(arbitraryDialog, moves, (snapshot, all) => {
      const survey = compileSurvey(snapshot);
      let journey = begin(survey);
      for (const move of all) {
        journey = moved(survey, journey, move);
        // A request that was made on another way before is answered at once.
        if (openRequest(survey, journey.state)) continue;
        const alone = replay(survey, counting(journey), journey.past.responses, null);
        expect(alone).toMatchObject({ outcome: 'replayed', state: journey.state });
      }
    }),
    { numRuns: rounds(200, 2_000) },
  );
});
