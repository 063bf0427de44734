import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../contract/index.ts';
import { answerLines } from '../../blocks/facts.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { findPath } from '../../paths/findPath.ts';
import { constantsOf } from '../../simulation/constantsOf.ts';
import { simulateRespondent } from '../../simulation/simulateRespondent.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { assign, date, message, open } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { END, START } from '../replay/wayOf.ts';
import { newConversation } from '../ConversationState.ts';
import { replay } from '../replay/replay.ts';
import { step } from '../step.ts';
import { compileSurvey } from './compileSurvey.ts';
import { supposedAt } from './supposedAt.ts';

const at = Date.UTC(2026, 10, 28, 11);
const day = (value: string): Reply => ({ type: 'date', value });
const answer = (conversation: TestConversation, value: string, when = at) => {
  const { unique_question_id = '', nachfrage_id = null } = conversation.question ?? {};
  return conversation.send({ kind: 'reply', unique_question_id, nachfrage_id, reply: day(value), at: when });
};
/** What is inserted is no markup: its points are marked as such. */
const plain = (said: readonly string[]): string[] => said.map((text) => text.replaceAll('\\', ''));
const refusal = (sentence: string) => ({ outcome: 'rejected', message: sentence });

describe('a date within bounds that move', () => {
  test.each([
    [{ latest: 'heute()' }, '2026-11-29', 'Das Datum ist zu spät. Bitte geben Sie spätestens den 28.11.2026 ein.'],
    [{ earliest: 'heute()' }, '2026-11-27', 'Das Datum ist zu früh. Bitte geben Sie frühestens den 28.11.2026 ein.'],
    [
      { earliest: 'plusjahre(heute(), -120)' },
      '1906-11-27',
      'Das Datum ist zu früh. Bitte geben Sie frühestens den 28.11.1906 ein.',
    ],
    [
      { max: '2026-06-30', latest: 'heute()' },
      '2026-07-01',
      'Das Datum ist zu spät. Bitte geben Sie spätestens den 30.06.2026 ein.',
    ],
  ])('with %j refuses %s', (bounds, value, sentence) => {
    expect(answer(new TestConversation(aSnapshot([date('d', bounds)])), value)).toEqual(refusal(sentence));
  });

  test.each([
    [{ latest: 'heute()' }, '2026-11-28'],
    [{ earliest: 'plusjahre(heute(), -120)' }, '1906-11-28'],
    [{ latest: 'plustage(nirgends, 1)' }, '2999-01-01'],
    [{ latest: 'heute(' }, '2999-01-01'],
    [{ min: '2030-01-01', latest: 'heute()' }, '2030-01-01'],
    [{ earliest: 'plustage(heute(), 1)', latest: 'heute()' }, '2026-11-28'],
  ])('with %j takes %s: nobody is stuck', (bounds, value) => {
    expect(answer(new TestConversation(aSnapshot([date('d', bounds)])), value).outcome).toBe('accepted');
  });

  test('comes after the answer to another question, and is free where that was skipped', () => {
    const blocks = [
      date('an', { variable: 'anreise', optional: true }),
      date('ab', { earliest: 'plustage(anreise, 1)', variable: 'abreise' }),
    ];
    const conversation = new TestConversation(aSnapshot(blocks, { ending: 'Bis {{abreise}}' }));
    answer(conversation, '2027-02-28');
    expect(conversation.question?.input).toEqual({ type: 'date', min: '2027-03-01', max: null, moving: true });
    expect(answer(conversation, '2027-02-28')).toEqual(
      refusal('Das Datum ist zu früh. Bitte geben Sie frühestens den 01.03.2027 ein.'),
    );
    answer(conversation, '2027-03-01');
    expect(plain(conversation.said)).toContain('Bis 01.03.2027');
    expect(conversation.stored).toEqual({ an: '2027-02-28', ab: '2027-03-01' });
    const skipping = new TestConversation(aSnapshot(blocks));
    skipping.reply({ type: 'skip' });
    expect(answer(skipping, '1999-01-01').outcome).toBe('accepted');
  });

  test('goes by the time of the reply, not by that of the question', () => {
    const conversation = new TestConversation(aSnapshot([date('d', { latest: 'heute()' })]));
    expect(answer(conversation, '2026-11-29', at + 86_400_000).outcome).toBe('accepted');
  });

  test('is written as people write days, also where it was worked out, and kept as it is', () => {
    const blocks = [
      date('d', { variable: 'geburtstag' }),
      assign('a', [
        { variable: 'volljaehrig', expression: 'plusjahre(geburtstag, 18)' },
        { variable: 'alter', expression: 'alter(geburtstag)' },
      ]),
      message('m', { context: '{{geburtstag}}, {{volljaehrig}}, {{alter}}' }),
    ];
    const conversation = new TestConversation(aSnapshot(blocks));
    answer(conversation, '1990-03-12');
    expect(plain(conversation.said)).toContain('12.03.1990, 12.03.2008, 36');
    expect(conversation.state.variables).toMatchObject({
      geburtstag: '1990-03-12',
      volljaehrig: '2008-03-12',
      alter: 36,
    });
  });
});

const adult = aSnapshot([
  date('d', {
    variable: 'geburtstag',
    earliest: 'plusjahre(heute(), -120)',
    latest: 'heute()',
    jump_to_ids: [{ kind: 'condition', condition: 'alter(geburtstag) >= 18', target: 'adult' }],
  }),
  message('child', { is_end: true }),
  message('adult', { is_end: true }),
]);

describe('what depends on today', () => {
  test('is the same in every replay of what was kept', () => {
    const when = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2199, 11, 31) });
    const survey = compileSurvey(
      aSnapshot([
        assign('a', [{ variable: 'begonnen', expression: 'heute()' }]),
        date('d', { variable: 'x' }),
        assign('b', [
          { variable: 'tag', expression: 'heute()' },
          { variable: 'uhr', expression: 'jetzt()' },
          { variable: 'jahre', expression: 'jahre(x, heute())' },
        ]),
        open('o'),
      ]),
    );
    const birthday = fc.constantFrom('1904-02-29', '2000-02-29', '1999-12-31', '2026-03-29', '2026-10-25');
    fc.assert(
      fc.property(when, when, birthday, (begun, given_at, value) => {
        let state = newConversation;
        const key = { unique_question_id: 'd', nachfrage_id: null };
        const reply = day(value);
        for (const event of [
          { kind: 'start', at: begun },
          { kind: 'reply', ...key, reply, at: given_at },
        ] as const) {
          const taken = step(survey, state, event);
          if (taken.outcome === 'accepted') ({ state } = taken);
        }
        const past = { ...key, reply, given_at, withdrawn_at: null, asked_again: false };
        expect(replay(survey, [past], [], null, undefined, { at: begun })).toMatchObject({
          outcome: 'replayed',
          state,
        });
        expect(state.variables['jahre']).not.toBeNull();
      }),
    );
  });

  test('is found by the search and hit by invented respondents, within the bounds', () => {
    const survey = supposedAt(compileSurvey(adult), at);
    expect(findPath(survey, { towards: 'adult' })).toMatchObject({ found: true });
    expect(findPath(survey, { towards: 'child' })).toMatchObject({ found: true });
    const constants = constantsOf(adult.blocks, at);
    const runs = Array.from({ length: 60 }, (_, seed) => simulateRespondent(survey, constants, seed));
    expect(runs.every(({ ended }) => ended)).toBe(true);
    expect(new Set(runs.flatMap(({ way }) => way))).toEqual(new Set([START, 'd', 'adult', 'child', END]));
  });

  test('is nothing that the check complains of', () => {
    expect(checkDialog(adult, { at })).toEqual([]);
  });
});

test.each([
  [{ earliest: 'plustage(heute(), 1)', latest: 'heute()' }, 'bounds', 'Zwischen den Grenzen liegt kein Tag.'],
  [
    { latest: '18' },
    'expression',
    'Die Grenze „Spätestens, beweglich“ lässt sich nicht auswerten. An Stelle 1 wird ein Datum gebraucht, dort steht aber eine Zahl.',
  ],
  [
    { earliest: 'plustage(anreise, 1)' },
    'expression',
    'Die Grenze „Frühestens, beweglich“ lässt sich nicht auswerten. An Stelle 10 steht „anreise“, eine Variable mit diesem Namen gibt es nicht.',
  ],
])('of %j the check finds: %s', (bounds, kind, sentence) => {
  expect(checkDialog(aSnapshot([date('d', bounds)]))).toMatchObject([{ kind, message: sentence }]);
});

test.each(['geburtstag > 18', 'alter(geburtstag) = "alt"'])(
  'of the condition %s the check says that it cannot be',
  (condition) => {
    const blocks = [
      date('d', { variable: 'geburtstag', jump_to_ids: [{ kind: 'condition', condition, target: 'm' }] }),
      message('n', { is_end: true }),
      message('m'),
    ];
    expect(checkDialog(aSnapshot(blocks)).map(({ kind }) => kind)).toContain('expression');
  },
);

test('a date from before there were such bounds is asked, shown and checked as it was', () => {
  const { earliest: _earliest, latest: _latest, ...old } = date('d', { min: '2020-01-01' });
  const snapshot = aSnapshot(JSON.parse(JSON.stringify([old])));
  expect(new TestConversation(snapshot).question?.input).toEqual({ type: 'date', min: '2020-01-01', max: null });
  expect(snapshot.blocks.map((block) => answerLines(block, []))).toEqual([['ab 01.01.2020']]);
  expect(checkDialog(snapshot)).toEqual([]);
});

test('a card says what moves', () => {
  const lines = answerLines(date('d', { earliest: 'plusjahre(heute(), -120)', latest: 'heute()' }), []);
  expect(lines).toEqual(['vor 120 Jahren bis heute']);
});
