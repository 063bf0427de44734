import { describe, expect, test } from 'vitest';
import type { Block, BlockOf } from '../../../contract/index.ts';
import { conversationWith } from '../../engine/ConversationState.ts';
import { progressOf } from '../../engine/replay/progressOf.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { openQuestion } from '../../engine/replay/openQuestion.ts';
import { step } from '../../engine/step.ts';
import { drawnBy } from '../../engine/turn/drawnAs.ts';
import { findPath } from '../../paths/findPath.ts';
import { constantsOf } from '../../simulation/constantsOf.ts';
import { simulateRespondent } from '../../simulation/simulateRespondent.ts';
import { acceptableReply } from '../../testing/acceptableReply.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { loop, message, number, open, shuffle } from '../../testing/blocks.ts';

const items = (...members: readonly (readonly string[])[]): BlockOf<'shuffle'>['items'] =>
  members.map((of, index) => ({ id: 'abcdefghij'.charAt(index), text: `Teil ${index + 1}`, members: [...of] }));

const three = [
  open('before'),
  shuffle('order', { variable: 'place', items: items(['a1', 'a2'], ['b1'], ['c1', 'c2']) }),
  open('a1'),
  open('a2'),
  message('between', { context: 'Zwischen den Teilen steht nichts.' }),
  open('b1'),
  open('c1'),
  open('c2'),
  open('after'),
];

/** Plays a dialog with the first reply that fits at each question; gives what was asked, in order, and how far it was. */
function played(
  blocks: readonly Block[],
  order: string | undefined,
  { seed, pick = 0 }: { seed?: number; pick?: number } = {},
) {
  const survey = compileSurvey(aSnapshot([...blocks]));
  const asked: string[] = [];
  const progress: number[] = [];
  const stored: unknown[] = [];
  const said: string[] = [];
  let result = step(survey, conversationWith({ seed, draws: order === undefined ? undefined : { order } }), {
    kind: 'start',
  });
  for (let turn = 0; turn < 60 && result.outcome === 'accepted'; turn += 1) {
    const { state, effects } = result;
    for (const effect of effects) {
      if (effect.kind === 'store' && effect.unique_question_id.startsWith('order')) stored.push(effect.value);
      if (effect.kind === 'say') said.push(effect.text);
    }
    progress.push(progressOf(survey, state));
    const question = openQuestion(survey, state);
    if (!question) return { asked, progress, stored, said, state };
    asked.push(question.unique_question_id);
    const { unique_question_id, nachfrage_id } = question;
    const reply = acceptableReply(question.input, pick);
    result = step(survey, state, { kind: 'reply', unique_question_id, nachfrage_id, reply });
  }
  throw new Error(`No end: ${asked.join(' ')}`);
}

describe('a shuffle in a conversation', () => {
  test('asks its items in the order that is drawn, each once and whole, then goes on behind them', () => {
    expect(played(three, '3-1-2').asked).toEqual(['before', 'c1', 'c2', 'a1', 'a2', 'b1', 'after']);
    expect(played(three, '1-2-3').asked).toEqual(['before', 'a1', 'a2', 'b1', 'c1', 'c2', 'after']);
    expect(played(three, '2-1-3').asked).toEqual(['before', 'b1', 'a1', 'a2', 'c1', 'c2', 'after']);
  });

  test('keeps the order as its answer and the place of each item as a variable', () => {
    const { stored, state } = played(three, '3-1-2');
    expect(stored).toEqual([['c', 'a', 'b']]);
    expect(state.variables).toMatchObject({ place_1: 2, place_2: 3, place_3: 1 });
    expect(state.draws).toEqual({ order: '3-1-2' });
  });

  test('draws each order about as often', () => {
    const [, head] = compileSurvey(aSnapshot(three)).blocks.values();
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6_000; seed += 1) {
      const order = head?.block.type === 'shuffle' ? (drawnBy(head.block, seed) ?? '') : '';
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 1 in 1,000 for five degrees of freedom.
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('takes an order of its Latin square only, where it is balanced', () => {
    const four = [
      shuffle('order', { how: 'latin', items: items(['a'], ['b'], ['c'], ['d']) }),
      ...['a', 'b', 'c', 'd'].map((id) => open(id)),
    ];
    const drawn = Array.from({ length: 200 }, (_, seed) => played(four, undefined, { seed }).asked.join(''));
    expect(new Set(drawn)).toEqual(new Set(['abdc', 'bcad', 'cdba', 'dacb']));
  });

  test('begins at its first item for whoever jumps into another, and goes on with the next for whoever would jump from one into another', () => {
    const into = [
      open('before', { jump_to_question: 'b1' }),
      shuffle('order', { items: items(['a1'], ['b1', 'b2'], ['c1']) }),
      open('a1', { jump_to_question: 'b2' }),
      open('b1', { jump_to_question: 'order' }),
      open('b2'),
      open('c1'),
      open('after'),
    ];
    expect(played(into, '1-3-2').asked).toEqual(['before', 'a1', 'c1', 'b1', 'after']);
  });

  test('is left by a way out of an item, and goes on by its own ways behind the last one', () => {
    const out = [
      shuffle('order', {
        items: items(['a'], ['b']),
        jump_to_ids: [{ kind: 'condition', condition: 'x = 1', target: 'end' }],
      }),
      number('a', { variable: 'x', min: 1, max: 1 }),
      open('b'),
      open('skipped'),
      open('end'),
    ];
    expect(played(out, '2-1').asked).toEqual(['b', 'a', 'end']);
    const leaving = out.map((block) =>
      block.unique_question_id === 'a' ? Object.assign({}, block, { jump_to_question: 'skipped' }) : block,
    );
    expect(played(leaving, '1-2').asked).toEqual(['a', 'skipped', 'end']);
    const ending = out.map((block) =>
      block.unique_question_id === 'order' ? Object.assign({}, block, { is_end: true }) : block,
    );
    expect(played(ending, '1-2').asked).toEqual(['a', 'b']);
  });

  test('leaves out items without blocks, and is passed over without any', () => {
    const [, ...rest] = three;
    const some = [shuffle('order', { items: items([], ['b1'], ['gone']) }), ...rest.slice(1)];
    expect(played(some, undefined).asked).toEqual(['b1', 'a1', 'a2', 'c1', 'c2', 'after']);
    const none = [shuffle('order', { items: items([], []) }), open('after')];
    expect(played(none, undefined)).toMatchObject({ asked: ['after'], stored: [] });
  });

  test('has loops in its items, and draws anew in each round of a loop around it', () => {
    const twice = { kind: 'number', count: '2', most: 3 } as const;
    const within = [
      shuffle('order', { items: items(['round'], ['b']) }),
      loop('round', { context: '', variable: 'round', rounds: twice, members: ['a'] }),
      open('a'),
      open('b'),
      open('after'),
    ];
    expect(played(within, '2-1').asked).toEqual(['b', 'a@1', 'a@2', 'after']);
    expect(played(within, '1-2').asked).toEqual(['a@1', 'a@2', 'b', 'after']);
    const around = [
      loop('round', { context: '', variable: 'round', rounds: twice, members: ['order', 'a', 'b'] }),
      shuffle('order', { variable: 'place', items: items(['a'], ['b']) }),
      open('a'),
      open('b'),
      open('after'),
    ];
    const orders = new Set(
      Array.from({ length: 40 }, (_, seed) => played(around, undefined, { seed }).asked.join(' ')),
    );
    expect([...orders].toSorted()).toEqual([
      'a@1 b@1 a@2 b@2 after',
      'a@1 b@1 b@2 a@2 after',
      'b@1 a@1 a@2 b@2 after',
      'b@1 a@1 b@2 a@2 after',
    ]);
    const { variables } = played(around, undefined, { seed: 1 }).state;
    expect(Object.keys(variables)).toEqual(
      expect.arrayContaining(['place_1_1', 'place_1_2', 'place_2_1', 'place_2_2']),
    );
  });

  test('has other shuffles in its items', () => {
    const nested = [
      shuffle('order', { items: items(['inner'], ['c']) }),
      shuffle('inner', { items: items(['a'], ['b']) }),
      open('a'),
      open('b'),
      open('c'),
      open('after'),
    ];
    const orders = new Set(
      Array.from({ length: 60 }, (_, seed) => played(nested, undefined, { seed }).asked.slice(0, 3).join('')),
    );
    expect([...orders].toSorted()).toEqual(['abc', 'bac', 'cab', 'cba']);
  });

  test('tells how far it is in whatever order', () => {
    for (const order of ['1-2-3', '3-2-1', '2-3-1']) {
      const { progress } = played(three, order);
      expect(progress.map((share) => Math.round(share * 7))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });

  test('is gone through by a search in an order that shows what is looked for, and by invented respondents in all', () => {
    const survey = compileSurvey(aSnapshot(three));
    for (const first of ['a1', 'b1', 'c1']) {
      const path = findPath(survey, {
        towards: first,
        isThere: ({ before, result }) => before.open?.unique_question_id === 'before' && result.passed.at(-1) === first,
      });
      expect(path.found).toBe(true);
    }
    const ways = Array.from({ length: 300 }, (_, seed) => simulateRespondent(survey, constantsOf(three), seed).way);
    for (const first of ['a1', 'b1', 'c1'])
      expect(ways.filter((way) => way.find((id) => /^[abc]\d/.test(id)) === first).length).toBeGreaterThan(60);
  });
});
