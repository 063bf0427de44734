import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { arbitrarySurvey } from '../testing/arbitrarySurvey.ts';
import { rounds } from '../../testing/rounds.ts';
import { api, experiment, likert, loop, number, open, qa, shuffle, single } from '../testing/blocks.ts';
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

/** A circle that a request leads into: it ends where a turn draws nothing new, which only the draw's own variable says. */
const drawnInCircle = [
  shuffle('c', { variable: 'x', items: [{ id: 'i', text: 'A', members: ['a'] }], jump_to_question: 'a' }),
  experiment('c', { variable: 'x', arms: [{ id: 'i', text: 'A' }], jump_to_question: 'a' }),
].map((drawing) => aSnapshot([api('a'), drawing]));
/** So does a circle that a loop counts in, which sets its number to nothing before its rounds. */
const countedInCircle = aSnapshot([
  loop('c', { variable: 'x', rounds: { kind: 'entries' }, members: ['c'] }),
  api('a', { jump_to_question: 'c' }),
]);

const probing = { goal: 'was störte', avoid: '', most: 1, by_rule: true };
/** Where a rule asks back by the words of a chosen option, a variable in them decides the way. */
const probedByWords = aSnapshot([
  likert('a', {
    variable: 'y',
    probing,
    scale: {
      from: 'block',
      points: [
        { value: 0, label: 'nie' },
        { value: 1, label: 'immer {{y}}' },
      ],
    },
    likert_na: true,
    jump_to_question: 'a',
  }),
]);
/** What is read there is the label of an answer, not its value. */
const probedByLabel = aSnapshot([
  likert('a', { variable: 'y', scale: { from: 'block', points: [{ value: 0, label: 'weiß nicht' }] } }),
  single('b', { probing, options: [{ id: '1', text: 'D {{y}}', score: null }] }),
]);
/** And that label may name another answer in turn. */
const probedByLabelOfLabel = aSnapshot([
  likert('a', { variable: 'x', scale: { from: 'block', points: [{ value: 0, label: 'Ich stimme zu' }] } }),
  single('b', { variable: 'y', options: [{ id: '1', text: 'D {{x}}', score: null }] }),
  single('c', { probing, options: [{ id: '1', text: '{{y}}', score: null }] }),
]);

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
    {
      numRuns: rounds(300, 20_000),
      examples: [...drawnInCircle, countedInCircle, probedByWords, probedByLabel, probedByLabelOfLabel].flatMap(
        (survey): [typeof survey, number[]][] => [
          [survey, [0, 0, 0, 0, 0, 0]],
          [survey, [0, 2, 1, 0]],
        ],
      ),
    },
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
