import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { constantsOf } from '../../simulation/constantsOf.ts';
import { simulateRespondent } from '../../simulation/simulateRespondent.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { multiple, open, single } from '../../testing/blocks.ts';
import { compileSurvey } from './compileSurvey.ts';
import { newConversation } from '../ConversationState.ts';
import { openQuestion } from '../replay/openQuestion.ts';
import { replay } from '../replay/replay.ts';
import { step } from '../step.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, score: null }));
const colour = single('farbe', { options, random_order: true, fixed_options: ['d'] });
const survey = compileSurvey(aSnapshot([open('vorher'), colour, multiple('form', { options, random_order: true })]));

/** The order in which a conversation of this seed meets the options of a question. */
function orderAt(unique_question_id: string, seed: number | undefined): string {
  const { variables, labels, replies } = newConversation;
  const known = { variables, labels, replies, ...(seed === undefined ? {} : { seed }) };
  const state = { ...known, finished: false as const, open: { unique_question_id, probe: null } };
  const input = openQuestion(survey, state)?.input;
  return input && 'options' in input ? input.options.map(({ id }) => id).join('') : '';
}

/** How far counts are from all being the same (Pearson). */
function chiSquare(counts: readonly number[], total: number): number {
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const RESPONDENTS = 10_000;
const countsOf = (id: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < RESPONDENTS; seed += 1) {
    const order = orderAt(id, seed);
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return counts;
};

test('10,000 respondents meet each order equally often, and what keeps its place stands there', () => {
  const [three, four] = [countsOf('farbe'), countsOf('form')];
  expect([three.size, four.size]).toEqual([6, 24]);
  expect([...three.keys()].every((order) => order.endsWith('d'))).toBe(true);
  // Beyond these, chance alone comes once in a thousand times, with 5 and 23 degrees of freedom.
  const found = [chiSquare([...three.values()], RESPONDENTS), chiSquare([...four.values()], RESPONDENTS)];
  expect(found[0]).toBeLessThan(20.5);
  expect(found[1]).toBeLessThan(49.7);
});

test('the orders of two questions say nothing about each other', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < RESPONDENTS; seed += 1) {
    const both = `${orderAt('farbe', seed)[0]}${orderAt('form', seed)[0]}`;
    counts.set(both, (counts.get(both) ?? 0) + 1);
  }
  // 11 degrees of freedom.
  expect(chiSquare([...counts.values()], RESPONDENTS)).toBeLessThan(31.3);
});

test('a conversation keeps its seed and its orders through every turn', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 - 1 }), (seed) => {
      const begun = step(survey, { ...newConversation, seed }, { kind: 'start' });
      if (begun.outcome !== 'accepted') throw new Error('A conversation begins.');
      const reply = { type: 'open', text: 'x' } as const;
      const next = step(survey, begun.state, {
        kind: 'reply',
        unique_question_id: 'vorher',
        nachfrage_id: null,
        reply,
      });
      if (next.outcome !== 'accepted') throw new Error('The reply is taken.');
      expect(next.state.seed).toBe(seed);
      const shown = openQuestion(survey, next.state)?.input;
      expect(shown && 'options' in shown ? shown.options.map(({ id }) => id).join('') : '').toBe(
        orderAt('farbe', seed),
      );
    }),
    { numRuns: 200 },
  );
});

test('without a seed options stand as their author has put them, as in a search', () => {
  expect(orderAt('form', undefined)).toBe('abcd');
});

test('invented respondents answer what is offered in any order, and a replay takes their answers', () => {
  const constants = constantsOf([]);
  for (let seed = 0; seed < 50; seed += 1) {
    const run = simulateRespondent(survey, constants, seed);
    expect(run.ended).toBe(true);
    const past = run.events.flatMap((event) =>
      event.kind === 'reply' ? [{ ...event, given_at: 0, withdrawn_at: null, asked_again: false }] : [],
    );
    expect(replay(survey, past, [], null).outcome).toBe('replayed');
  }
});
