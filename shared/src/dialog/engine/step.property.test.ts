import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitrarySurvey } from '../testing/arbitrarySurvey.ts';
import { arbitraryInputs, runConversation } from '../testing/runConversation.ts';
import { rounds } from '../../testing/rounds.ts';
import { OTHER_PART } from '../blocks/common/other.ts';
import { compileSurvey } from './survey/compileSurvey.ts';
import type { CompiledSurvey } from './survey/CompiledSurvey.ts';
import { newConversation } from './ConversationState.ts';
import { exitsOf } from './survey/exitsOf.ts';
import { openQuestion } from './replay/openQuestion.ts';
import { progressOf } from './replay/progressOf.ts';
import { openRequest } from './turn/requestFor.ts';
import type { SurveySnapshot } from './survey/SurveySnapshot.ts';

const conversation = fc.tuple(arbitrarySurvey, arbitraryInputs);

/** Where a dialog can stop next after a block, when no block on the way is left out; null is the end, also of a loop. */
function stopsAfter(survey: CompiledSurvey, from: string): Set<string | null> {
  const stops = new Set<string | null>();
  const passed = new Set<string>();
  const queue = [from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const compiled = survey.blocks.get(id);
    for (const exit of compiled ? exitsOf(survey.blocks, compiled) : []) {
      const next = exit === null ? undefined : survey.blocks.get(exit);
      if (exit === null || next?.asking || next?.block.type === 'api') stops.add(exit);
      if (exit === null || !next || next.asking) continue;
      if (passed.has(exit)) stops.add(null);
      else queue.push(exit);
      passed.add(exit);
    }
  }
  return stops;
}

/** What was typed beside 'Sonstiges', which is kept with the answer. */
const isBeside = (effect: object): boolean =>
  'nachfrage_id' in effect && String(effect.nachfrage_id).endsWith(OTHER_PART);

describe('any conversation through any dialog', () => {
  test('waits at a question, waits for a response or has ended, and says that it ended exactly once', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, inputs]) => {
        const survey = compileSurvey(snapshot);
        const played = runConversation(survey, inputs);
        for (const { after } of played) {
          const waitsFor = [openQuestion(survey, after), openRequest(survey, after)].filter((one) => one !== null);
          expect(waitsFor).toHaveLength(after.finished ? 0 : 1);
        }
        const finishes = played.flatMap(({ result }) =>
          result.outcome === 'accepted' ? result.effects.filter(({ kind }) => kind === 'finish') : [],
        );
        expect(finishes).toHaveLength(played.at(-1)?.after.finished ? 1 : 0);
      }),
      { numRuns: rounds(250, 1_000) },
    );
  });

  test('has a reply that is accepted at every question, so that nobody is ever stuck', () => {
    fc.assert(
      fc.property(arbitrarySurvey, fc.array(fc.nat(5), { maxLength: 20 }), (snapshot, picks) => {
        const outcomes = runConversation(compileSurvey(snapshot), picks).map(({ result }) => result.outcome);
        expect(new Set(outcomes)).toEqual(new Set(['accepted']));
      }),
      { numRuns: rounds(250, 1_000) },
    );
  });

  test('never passes over a block that comes next', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, inputs]) => {
        const survey = compileSurvey(snapshot);
        for (const { before, after, result } of runConversation(survey, inputs).slice(1)) {
          const [from, to] = [before.open?.unique_question_id, after.open?.unique_question_id ?? null];
          if (result.outcome !== 'accepted' || from === undefined || from === to) continue;
          expect(stopsAfter(survey, from)).toContain(to);
        }
      }),
      { numRuns: rounds(250, 1_000) },
    );
  });

  test('gives the same again for the same input, also after snapshot and state went through JSON', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, inputs]) => {
        const played = runConversation(compileSurvey(snapshot), inputs);
        const copy: SurveySnapshot = JSON.parse(JSON.stringify(snapshot));
        expect(runConversation(compileSurvey(copy), inputs)).toEqual(played);
        for (const { after } of played) expect(JSON.parse(JSON.stringify(after))).toEqual(after);
      }),
    );
  });

  test('shows one bubble per accepted reply and stores one value, except for going on after a search, beside Sonstiges, for one that does not fit and what is drawn', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, inputs]) => {
        for (const { event, before, result } of runConversation(compileSurvey(snapshot), inputs)) {
          if (result.outcome !== 'accepted') continue;
          const drawn = new Set(result.effects.flatMap((one) => (one.kind === 'draw' ? [one.unique_question_id] : [])));
          const own = result.effects.filter(
            (one) => one.kind !== 'store' || (!isBeside(one) && !drawn.has(one.unique_question_id)),
          );
          const kinds = own.map(({ kind }) => kind);
          const isReply = event.kind === 'reply';
          const endsSearch = before.open && 'search' in before.open && !kinds.includes('store');
          const isAskedAnew = result.refused !== undefined && !kinds.includes('store');
          const first = endsSearch || isAskedAnew ? ['reply-shown'] : ['reply-shown', 'store'];
          const expected = isReply ? first : [];
          expect(kinds.slice(0, expected.length)).toEqual(expected);
          expect(kinds.filter((kind) => kind === 'reply-shown' || kind === 'store')).toEqual(expected);
        }
      }),
    );
  });

  test('makes few requests in a row, each of them as the last effect of its turn', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, inputs]) => {
        let inARow = 0;
        for (const { event, result } of runConversation(compileSurvey(snapshot), inputs)) {
          if (event.kind !== 'response') inARow = 0;
          if (result.outcome !== 'accepted') continue;
          const places = result.effects.flatMap(({ kind }, index) => (kind === 'request' ? [index] : []));
          expect(places).toEqual(places.length > 0 ? [result.effects.length - 1] : []);
          inARow += places.length;
          expect(inARow).toBeLessThanOrEqual(5);
        }
      }),
    );
  });

  test('keeps its progress between 0 and 1, and 1 for the end alone', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, inputs]) => {
        const survey = compileSurvey(snapshot);
        for (const { after } of runConversation(survey, inputs)) {
          const progress = progressOf(survey, after);
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress === 1).toBe(after.finished);
        }
      }),
    );
  });

  test('changes neither the state nor the survey that it was given', () => {
    fc.assert(
      fc.property(conversation, ([snapshot, inputs]) => {
        const before = JSON.stringify(snapshot);
        const survey = compileSurvey(snapshot);
        const states = runConversation(survey, inputs).map((one) => [one.before, one.after]);
        const written = JSON.stringify(states);
        runConversation(survey, inputs);
        expect(JSON.stringify(snapshot)).toBe(before);
        expect(JSON.stringify(states)).toBe(written);
        expect(newConversation.variables).toEqual({});
      }),
    );
  });
});
