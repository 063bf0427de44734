import { expect, test } from 'vitest';
import type { Connection } from '../connectionsOf.ts';
import { aBlock } from '../../../testing/graph/aDialog.ts';
import { columnsOf, LONG } from './columnsOf.ts';
import { layoutGraph } from './layoutGraph.ts';

/** One card in each layer, each leading to the next one. */
function chain(count: number, more: readonly (readonly [number, number])[] = []) {
  const blocks = Array.from({ length: count }, (_, layer) => aBlock('open', `b${layer}`));
  const layers = blocks.map((_, layer) => [layer]);
  const edge = (from: number, to: number): Connection => ({
    kind: 'order',
    source: `b${from}`,
    target: `b${to}`,
    labels: [],
  });
  const edges = [
    ...layers.slice(1).map((_, layer) => edge(layer, layer + 1)),
    ...more.map(([from, to]) => edge(from, to)),
  ];
  return columnsOf(layers, layoutGraph(blocks, edges));
}

test('a dialog that is not long is one column, whatever it is like', () => {
  expect(chain(LONG)).toEqual([0]);
});

test('a long one goes on in a further column', () => {
  expect(chain(LONG + 1)).toEqual([0, LONG]);
});

test('a column ends where one edge alone leads on', () => {
  expect(chain(40, [[LONG - 3, LONG + 5]])).toEqual([0, LONG + 6]);
  expect(chain(40, [[39, LONG - 3]])).toEqual([0]);
});

test('a very long one ends its columns where the fewest edges lead on, because else it could not be seen as a whole', () => {
  const all: (readonly [number, number])[] = [[119, 0]];
  const starts = chain(120, all);
  expect(starts.length).toBeGreaterThan(2);
});

test('it rather becomes as long as can be seen as a whole, where one edge alone leads on further down', () => {
  expect(chain(120, [[0, 59]])[1]).toBe(60);
  expect(chain(120, [[0, 99]])[1]).toBe(LONG);
});

test('what is added at the end changes no column before', () => {
  for (let count = LONG; count < 300; count += 1) {
    const before = chain(count);
    const after = chain(count + 1);
    // Columns become longer when a dialog has doubled.
    if (count === 349) continue;
    expect(after.slice(0, before.length)).toEqual(before);
  }
});
