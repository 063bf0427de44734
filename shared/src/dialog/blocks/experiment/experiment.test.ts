import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDialog } from '../../check/checkDialog.ts';
import { conversationWith, withDraw } from '../../engine/ConversationState.ts';
import type { Draws } from '../../engine/ConversationState.ts';
import { replay } from '../../engine/replay/replay.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { step } from '../../engine/step.ts';
import { findPath } from '../../paths/findPath.ts';
import { simulateRespondent } from '../../simulation/simulateRespondent.ts';
import { constantsOf } from '../../simulation/constantsOf.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { experiment, loop, message, open, single } from '../../testing/blocks.ts';
import { pastOf } from '../../testing/past.ts';
import { armAt, armsOfABlock } from './armAt.ts';
import type { WeightedArm } from './armAt.ts';

const arms: WeightedArm[] = [{ id: 'A' }, { id: 'B' }, { id: 'C', weight: 2 }];

const weighted = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('A', 'B', 'C', 'D', 'E'), weight: fc.integer({ min: 1, max: 6 }) }),
  { minLength: 1, selector: ({ id }) => id },
);

function countsOf(drawn: readonly (string | null)[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const arm of drawn) counts.set(arm, (counts.get(arm) ?? 0) + 1);
  return counts;
}

describe('a sequence of arms', () => {
  test('has every share exact at the end of each permuted block, and is short of it by at most one block before', () => {
    fc.assert(
      fc.property(weighted, fc.string(), fc.nat(200), (some, key, length) => {
        const block = armsOfABlock(some);
        const inBlock = countsOf(block);
        const drawn = Array.from({ length }, (_, place) => armAt(some, key, place));
        const counts = countsOf(drawn);
        const whole = Math.floor(length / block.length);
        for (const { id } of some) {
          const each = inBlock.get(id) ?? 0;
          const count = counts.get(id) ?? 0;
          expect(count).toBeGreaterThanOrEqual(whole * each);
          expect(count).toBeLessThanOrEqual((whole + 1) * each);
        }
      }),
    );
  });

  test('is as short as shares allow: two equal arms never differ by more than one', () => {
    expect(
      armsOfABlock([
        { id: 'A', weight: 50 },
        { id: 'B', weight: 50 },
      ]),
    ).toEqual(['A', 'B']);
    expect(armsOfABlock(arms)).toEqual(['A', 'B', 'C', 'C']);
  });

  test('has every order of a block about as often, and another one for another key', () => {
    const orders = (key: string) =>
      Array.from({ length: 6_000 }, (_, block) =>
        [0, 1, 2].map((place) => armAt([{ id: 'A' }, { id: 'B' }, { id: 'C' }], key, 3 * block + place)).join(''),
      );
    const counts = [...countsOf(orders('x')).values()];
    expect(counts).toHaveLength(6);
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 1 in 1,000 for five degrees of freedom.
    expect(chiSquare).toBeLessThan(20.5);
    expect(orders('x')).not.toEqual(orders('y'));
  });
});

const snapshot = aSnapshot([
  single('frage'),
  experiment('los', {
    variable: 'gruppe',
    jump_to_ids: [
      { kind: 'option', option_id: 'A', target: 'eins' },
      { kind: 'option', option_id: 'B', target: 'zwei' },
    ],
  }),
  message('eins', { jump_to_question: 'ende' }),
  message('zwei'),
  open('ende', { context: 'Wie war {{gruppe}}?' }),
]);
const survey = compileSurvey(snapshot);

function played(draws: Draws | undefined, seed?: number) {
  const begun = step(survey, conversationWith({ seed, draws }), { kind: 'start' });
  if (begun.outcome !== 'accepted') throw new Error('not begun');
  const reply = { type: 'single', option_id: 'o1' } as const;
  const replied = { kind: 'reply', unique_question_id: 'frage', nachfrage_id: null, reply } as const;
  const result = step(survey, begun.state, replied);
  if (result.outcome !== 'accepted') throw new Error('not replied');
  return result;
}

const said = ({ effects }: ReturnType<typeof played>) =>
  effects.flatMap((effect) => (effect.kind === 'say' ? [effect.text] : []));

describe('an experiment in a conversation', () => {
  test('leads on by the arm that is settled, keeps it as its answer and says its text', () => {
    const result = played({ los: 'B' });
    expect(said(result)).toEqual(['zwei', 'Wie war Gruppe B?']);
    expect(result.effects).toContainEqual({ kind: 'store', unique_question_id: 'los', nachfrage_id: null, value: 'B' });
    expect(result.effects.find(({ kind }) => kind === 'draw')).toMatchObject({ arm: 'B', settled: true });
    expect(result.state.variables['gruppe']).toBe('B');
    expect(result.state.draws).toEqual({ los: 'B' });
  });

  test('draws from the seed where none is settled, both arms about as often, and says so', () => {
    const drawn = Array.from({ length: 1_000 }, (_, seed) => played(undefined, seed));
    const inA = drawn.filter(({ state }) => state.draws?.['los'] === 'A').length;
    expect(inA).toBeGreaterThan(440);
    expect(inA).toBeLessThan(560);
    expect(drawn[0]?.effects.find(({ kind }) => kind === 'draw')).toMatchObject({ settled: false });
  });

  test('names the stratum by what the variable holds then', () => {
    const within = compileSurvey(aSnapshot([single('frage', { variable: 'g' }), experiment('los', { stratum: 'g' })]));
    const begun = step(within, conversationWith({ seed: 1 }), { kind: 'start' });
    if (begun.outcome !== 'accepted') throw new Error('not begun');
    const reply = { type: 'single', option_id: 'o1' } as const;
    const result = step(within, begun.state, { kind: 'reply', unique_question_id: 'frage', nachfrage_id: null, reply });
    const effects = result.outcome === 'accepted' ? result.effects : [];
    expect(effects.find(({ kind }) => kind === 'draw')).toMatchObject({ stratum: '"Option 1"' });
  });

  test('keeps its arm when an earlier answer is changed', () => {
    for (const arm of ['A', 'B']) {
      const begun = step(survey, conversationWith({ seed: 3, draws: { los: arm } }), { kind: 'start' });
      if (begun.outcome !== 'accepted') throw new Error('not begun');
      const reply = { type: 'single', option_id: 'o1' } as const;
      const event = { kind: 'reply', unique_question_id: 'frage', nachfrage_id: null, reply } as const;
      const result = step(survey, begun.state, event);
      const past = pastOf(survey, [{ event, before: begun.state, result, after: begun.state }]);
      const change = {
        unique_question_id: 'frage',
        nachfrage_id: null,
        reply: { type: 'single', option_id: 'o2' },
      } as const;
      const again = replay(survey, past.replies, [], change, undefined, {
        seed: 3,
        draws: withDraw(begun.state, 'los', arm).draws ?? {},
      });
      expect(again.outcome === 'replayed' && again.state.variables['gruppe']).toBe(arm);
    }
  });

  test('draws in each round of a loop for itself', () => {
    const rounds = { kind: 'number', count: '2', most: 3 } as const;
    const looped = compileSurvey(
      aSnapshot([
        loop('runde', { variable: 'runde', context: '', rounds, members: ['los', 'frage'] }),
        experiment('los', { variable: 'gruppe' }),
        single('frage', { context: '{{gruppe}}?' }),
      ]),
    );
    const begun = step(looped, conversationWith({ seed: 3, draws: { 'los@1': 'A', 'los@2': 'B' } }), { kind: 'start' });
    if (begun.outcome !== 'accepted') throw new Error('not begun');
    const reply = { type: 'single', option_id: 'o1' } as const;
    const event = { kind: 'reply', unique_question_id: 'frage@1', nachfrage_id: null, reply } as const;
    const result = step(looped, begun.state, event);
    expect(result.outcome === 'accepted' && result.state.variables).toMatchObject({ gruppe_1: 'A', gruppe_2: 'B' });
    expect(result.outcome === 'accepted' && said(result)).toEqual(['Gruppe B?']);
  });

  test('is gone through by a search in each arm', () => {
    for (const towards of ['eins', 'zwei']) {
      const path = findPath(survey, { towards, isThere: ({ result }) => result.passed.includes(towards) });
      expect(path.found).toBe(true);
    }
  });

  test('is drawn evenly by invented respondents', () => {
    const ways = Array.from(
      { length: 400 },
      (_, seed) => simulateRespondent(survey, constantsOf(snapshot.blocks), seed).way,
    );
    const inA = ways.filter((way) => way.includes('eins')).length;
    expect(inA).toBeGreaterThan(150);
    expect(inA).toBeLessThan(250);
    expect(ways.filter((way) => way.includes('zwei')).length).toBe(400 - inA);
  });
});

const kinds = (blocks: Parameters<typeof aSnapshot>[0]) => checkDialog(aSnapshot(blocks)).map(({ id }) => id);

describe('the check', () => {
  test('raises nothing on an experiment whose arms lead to different blocks', () => {
    expect(checkDialog(snapshot)).toEqual([]);
  });

  test('wants two arms, and arms that make a difference', () => {
    const one = experiment('los', { arms: [{ id: 'A', text: 'A' }] });
    expect(kinds([one, open('ende')])).toContain('arms los ');
    expect(kinds([experiment('los', { variable: 'gruppe' }), open('ende')])).toContain('arms los alike');
    const read = open('ende', { context: 'Sie sind in {{gruppe}}.' });
    expect(kinds([experiment('los', { variable: 'gruppe' }), read])).toEqual([]);
  });

  test('names a stratum that is not known yet, and a jump of an arm that is gone', () => {
    const early = experiment('los', { variable: 'v', stratum: 'alter' });
    expect(kinds([early, open('ende', { variable: 'alter', context: 'Und {{v}}?' })])).toContain('arms los stratum');
    const gone = experiment('los', {
      variable: 'v',
      jump_to_ids: [{ kind: 'option', option_id: 'Z', target: 'ende' }],
    });
    expect(kinds([gone, open('ende', { context: 'Und {{v}}?' })])).toContain('gone-option los jump0 Z');
  });

  test('names a block that no arm leads to', () => {
    const leading = experiment('los', {
      jump_to_ids: ['A', 'B'].map((option_id) => ({ kind: 'option', option_id, target: 'ende' })),
    });
    expect(kinds([leading, open('nie'), open('ende')])).toContain('unreachable nie ');
  });
});
