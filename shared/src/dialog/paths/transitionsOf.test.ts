import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { arbitrarySurvey } from '../testing/arbitrarySurvey.ts';
import { number, open, qa } from '../testing/blocks.ts';
import { DialogUnderstanding } from '../understanding/DialogUnderstanding.ts';
import { heardAs } from './heardAs.ts';
import { transitionsOf } from './transitionsOf.ts';

test('mute transitions keep what a condition reads and forget what only texts name', () => {
  const survey = compileSurvey(
    aSnapshot([
      number('alter', {
        variable: 'alter',
        jump_to_ids: [{ kind: 'condition', condition: 'alter > 9', target: 'ende' }],
      }),
      open('name', { variable: 'name' }),
      open('ende', { context: 'Auf Wiedersehen, {{name}}' }),
    ]),
  );
  const variablesAfter = (mute: boolean) => {
    const transitions = transitionsOf(survey, { mute });
    let state = newConversation;
    for (let turn = 0; turn < 3; turn += 1) {
      const [event] = transitions.eventsAt(state);
      state = (event && transitions.take(state, event)?.result.state) ?? state;
    }
    return Object.keys(state.variables).toSorted();
  };
  expect(variablesAfter(false)).toEqual(['alter', 'name']);
  expect(variablesAfter(true)).toEqual(['alter']);
});

test('mute transitions lead where the others lead', () => {
  fc.assert(
    fc.property(arbitrarySurvey, fc.array(fc.nat(), { maxLength: 40 }), (snapshot, picks) => {
      const survey = compileSurvey(snapshot);
      const [full, mute] = [transitionsOf(survey), transitionsOf(survey, { mute: true })];
      let [said, unsaid] = [newConversation, newConversation];
      for (const pick of picks) {
        const events = full.eventsAt(said);
        expect(mute.eventsAt(unsaid)).toEqual(events);
        expect(mute.keyOf(unsaid)).toBe(full.keyOf(said));
        const event = events[pick % Math.max(events.length, 1)];
        const taken = event && full.take(said, event);
        const alike = event && mute.take(unsaid, event);
        expect(alike?.result.passed).toEqual(taken?.result.passed);
        if (!taken || !alike) return;
        ({ state: said } = taken.result);
        ({ state: unsaid } = alike.result);
      }
    }),
    { numRuns: 300 },
  );
});

/** Two entries of one id and one question: one target. Chance finds them once in some 100,000 surveys. */
const twins = aSnapshot([
  qa('a', {
    qa_entries: [
      { id: '3', questions: ['Was kostet das?'], answer: '' },
      { id: '3', questions: ['Was kostet das?'], answer: '' },
    ],
  }),
]);

test('what is tried is heard as the understanding hears it word for word', () => {
  let compared = 0;
  fc.assert(
    fc.property(arbitrarySurvey, fc.array(fc.nat(), { maxLength: 40 }), (snapshot, picks) => {
      const survey = compileSurvey(snapshot);
      const [transitions, understanding] = [transitionsOf(survey), new DialogUnderstanding(survey)];
      let state = newConversation;
      for (const pick of picks) {
        const events = transitions.eventsAt(state);
        for (const event of events) {
          if (event.kind !== 'reply') continue;
          const { kind, unique_question_id, nachfrage_id, reply } = event;
          const said = { kind, unique_question_id, nachfrage_id, reply };
          const heard = understanding.hearNamed(state, said);
          expect(heardAs(survey, said)).toEqual(heard);
          if (heard.understood) compared += 1;
        }
        const event = events[pick % Math.max(events.length, 1)];
        const taken = event && transitions.take(state, event);
        if (!taken) return;
        ({ state } = taken.result);
      }
    }),
    { numRuns: 300, examples: [[twins, [0, 0]]] },
  );
  expect(compared).toBeGreaterThan(20);
});
