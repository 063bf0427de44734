import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/graph/aDialog.ts';
import { choicesOfBlock } from '../choicesOfBlock.ts';
import { connectionsOf, drawnByOption } from '../connectionsOf.ts';
import { outcomeLines } from './outcomeLines.ts';
import { createObstacles } from '../routing/createObstacles.ts';
import { leadOf } from '../routing/leadOf.ts';

const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at}`, text: `Antwort ${at}`, score: null }));

const placesOf = (count: number): string[] =>
  outcomeLines(aBlock('single', 'a', { options: options(count) })).lines.map(
    ({ handle: { outcome, row } }) => `${outcome} ${row}`,
  );

test('options are lines below each other in their order, very many are counted', () => {
  expect(placesOf(3)).toEqual(['o0 0', 'o1 1', 'o2 2']);
  expect(placesOf(5)).toEqual(['o0 0', 'o1 1', 'o2 2', 'o3 3', 'o4 4']);
  expect(placesOf(6)).toHaveLength(6);
  expect(outcomeLines(aBlock('single', 'a', { options: options(7) }))).toMatchObject({ lines: { length: 5 }, more: 2 });
  expect(outcomeLines(aBlock('open', 'a'))).toEqual({ lines: [], more: 0 });
});

test('a handle goes by what the engine can jump by', () => {
  for (const type of ['single', 'multiple'] as const) {
    const block = aBlock(type, 'a', { options: options(4) });
    expect(outcomeLines(block).lines.map(({ handle }) => handle.outcome)).toEqual(
      choicesOfBlock(aDialog(block), block).map(({ id }) => id),
    );
  }
});

test('each option has its own line to its target; what has no handle shares one', () => {
  const block = aBlock('single', 'a', {
    options: options(8),
    jump_to_ids: [
      { kind: 'option', option_id: 'o0', target: 'b' },
      { kind: 'option', option_id: 'o1', target: 'b' },
      { kind: 'option', option_id: 'o6', target: 'b' },
      { kind: 'condition', condition: 'alter > 18', target: 'b' },
    ],
  });
  const all = connectionsOf(aDialog(block, aBlock('open', 'b')));
  expect(all.filter(({ kind }) => kind === 'condition')).toHaveLength(1);
  expect(
    drawnByOption(all).flatMap(({ kind, labels, handle }) =>
      kind === 'condition' ? [[handle?.outcome ?? null, ...labels]] : [],
    ),
  ).toEqual([
    ['o0', 'Antwort 0'],
    ['o1', 'Antwort 1'],
    [null, 'Antwort 6', 'alter über 18'],
  ]);
});

test('the leads of one card lie beside each other, nearer where a card was dragged close', () => {
  const card = { left: 0, top: 0, right: 264, bottom: 128 };
  const leadsAmong = (...others: (typeof card)[]): number[] =>
    [0, 1, 2].map((row) => leadOf(card, { outcome: 'o', row, rows: 3 }, createObstacles([card, ...others]))[1].x);
  expect(leadsAmong()).toEqual([288, 280, 272]);
  const near = leadsAmong({ left: 288, top: 0, right: 552, bottom: 128 });
  expect(near.every((x) => x > card.right && x < 288)).toBe(true);
  expect(near).toEqual(near.toSorted((a, b) => b - a));
});
