import { expect, test } from 'vitest';
import type { Block } from '../../../contract/index.ts';
import { aBlock, aDialog } from '../../../testing/graph/aDialog.ts';
import { randomDialog } from '../../../testing/graph/randomDialog.ts';
import type { Position } from '../Position.ts';
import { BLOCK_CARD, STEP } from '../geometry/cardSizes.ts';
import { connectionsOf } from '../connectionsOf.ts';
import { placeBelow } from './freePlace.ts';
import { layersOf } from './layersOf.ts';
import { layoutGraph } from './layoutGraph.ts';
import { placeBlocks } from './placeBlocks.ts';

function layers(...blocks: readonly Block[]): string[][] {
  const dialog = aDialog(...blocks);
  const { sources } = layoutGraph(dialog.all_questions, connectionsOf(dialog));
  return layersOf(sources).map((numbers) => numbers.map((number) => blocks[number]?.unique_question_id ?? ''));
}

function places(...blocks: readonly Block[]): Map<string, Position> {
  const dialog = aDialog(...blocks);
  return placeBlocks(dialog.all_questions, connectionsOf(dialog));
}

const branch = (id: string, x: string, y: string): Block =>
  aBlock('single', id, {
    jump_to_ids: [
      { kind: 'option', option_id: 'o1', target: x },
      { kind: 'option', option_id: 'o2', target: y },
    ],
  });

test('each block stands one layer below the lowest that leads to it', () => {
  expect(
    layers(
      branch('a', 'b', 'c'),
      aBlock('open', 'b', { jump_to_question: 'd' }),
      aBlock('open', 'c'),
      aBlock('open', 'd'),
    ),
  ).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('a loop back does not move what it leads to', () => {
  expect(layers(aBlock('open', 'a'), aBlock('open', 'b', { jump_to_question: 'a' }), aBlock('open', 'c'))).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ]);
});

test('within a layer, blocks stand below those that lead to them', () => {
  const drawn = layers(
    branch('a', 'b', 'c'),
    aBlock('open', 'b', { jump_to_question: 'e' }),
    aBlock('open', 'c', { jump_to_question: 'd' }),
    aBlock('open', 'd', { is_end: true }),
    aBlock('open', 'e', { is_end: true }),
  );
  expect(drawn.at(-1)).toEqual(['e', 'd']);
});

test('no two cards overlap, whatever is placed already', () => {
  const blocks = Array.from({ length: 60 }, (_, index) =>
    aBlock('open', `b${index}`, index % 7 === 3 ? { position: { x: index * 20, y: index * 30 } } : {}),
  );
  const placed = [...places(...blocks)];
  const automatic = placed.filter(([id]) => Number(id.slice(1)) % 7 !== 3);
  for (const [id, { x, y }] of automatic) {
    const covering = placed.filter(
      ([other, place]) =>
        other !== id && Math.abs(place.x - x) < BLOCK_CARD.width && Math.abs(place.y - y) < BLOCK_CARD.height,
    );
    expect(covering).toEqual([]);
  }
});

test('a card that another one is dropped upon moves aside to the nearest room, and no other one moves', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `b${index}`);
  const before = places(...ids.map((id) => aBlock('open', id)));
  const under = before.get('b1') ?? { x: 0, y: 0 };
  const dropped = { x: under.x + 100, y: under.y - 40 };
  const after = places(...ids.map((id) => aBlock('open', id, id === 'b30' ? { position: dropped } : {})));
  const moved = ids.filter((id) => after.get(id)?.x !== before.get(id)?.x || after.get(id)?.y !== before.get(id)?.y);
  expect(moved).toEqual(['b1', 'b30']);
  // To its left: above, below and to its right something stands.
  expect(after.get('b1')).toEqual({ x: under.x - STEP.x, y: under.y });
});

test('where all around is taken, a card moves aside to the right of it all', () => {
  const around = Array.from({ length: 11 * 11 }, (_, index) =>
    aBlock('open', `b${index}`, {
      position: { x: ((index % 11) - 5) * STEP.x, y: (Math.floor(index / 11) - 5) * STEP.y },
    }),
  );
  expect(places(aBlock('open', 'a'), ...around).get('a')).toEqual({ x: 6 * STEP.x, y: 0 });
});

test('a block that the author placed stays where it is', () => {
  expect(places(aBlock('open', 'a', { position: { x: -40, y: 12 } }), aBlock('open', 'b')).get('a')).toEqual({
    x: -40,
    y: 12,
  });
});

test('a long chain goes on in further columns, so that it comes near the shape of a screen', () => {
  const placed = [...places(...Array.from({ length: 200 }, (_, index) => aBlock('open', `b${index}`))).values()];
  const width = Math.max(...placed.map(({ x }) => x)) + STEP.x;
  const height = Math.max(...placed.map(({ y }) => y)) + STEP.y;
  expect(width / height).toBeGreaterThan(1);
  expect(width / height).toBeLessThan(2.2);
});

test('2,000 blocks with branches are placed in well under a second', () => {
  const blocks = Array.from({ length: 2_000 }, (_, index) => branch(`b${index}`, `b${index + 2}`, `b${index + 9}`));
  const dialog = aDialog(...blocks);
  const connections = connectionsOf(dialog);
  // CPU, because the machine may do more than this.
  const before = process.cpuUsage();
  expect(placeBlocks(dialog.all_questions, connections).size).toBe(2_000);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});

test('while one builds, a block at the end leaves all others where they are', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { all_questions: blocks } = randomDialog(seed, 60);
    const before = places(...blocks);
    const after = places(...blocks, aBlock('open', 'new'));
    for (const [id, place] of before) expect([id, after.get(id)]).toEqual([id, place]);
  }
});

test('a dialog that is not long stays one column, and a branch moves nothing beside it', () => {
  const chain = (count: number) =>
    Array.from({ length: count }, (_, index) => aBlock('open', `b${index}`, { is_end: index === count - 1 }));
  expect(new Set([...places(...chain(24)).values()].map(({ x }) => x)).size).toBe(1);
  const blocks = chain(12);
  const before = places(...blocks);
  const after = places(
    ...blocks.map((block) => (block.unique_question_id === 'b5' ? branch('b5', 'b6', 'aside') : block)),
    aBlock('open', 'aside', { is_end: true }),
  );
  for (const [id, { x }] of before) expect([id, after.get(id)?.x]).toEqual([id, x]);
  expect(after.get('aside')).toEqual({ x: STEP.x, y: after.get('b6')?.y });
});

test('rows part where labels and many edges need room', () => {
  const rows = (...blocks: readonly Block[]) => [...places(...blocks).values()].map(({ y }) => y);
  expect(rows(aBlock('open', 'a'), aBlock('open', 'b'))).toEqual([0, STEP.y]);
  const [, second = 0] = rows(branch('a', 'b', 'c'), aBlock('open', 'b', { is_end: true }), aBlock('open', 'c'));
  expect(second).toBeGreaterThan(STEP.y);
});

test('a place below a card moves aside where another one stands', () => {
  const below = { x: 0, y: STEP.y };
  expect(placeBelow({ x: 0, y: 0 }, [])).toEqual(below);
  expect(placeBelow({ x: 0, y: 0 }, [below])).toEqual({ x: STEP.x, y: STEP.y });
});
