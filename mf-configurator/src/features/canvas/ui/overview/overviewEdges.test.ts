import type { Connection, Route } from '@dialogwerk/shared/dialog/graph';
import { afterEach, expect, test, vi } from 'vitest';
import { overviewEdges } from './overviewEdges.ts';

afterEach(() => vi.unstubAllGlobals());

const connections: readonly Connection[] = [
  { kind: 'order', source: 'a', target: 'b', labels: [] },
  { kind: 'jump', source: 'b', target: 'gone', labels: [] },
];
const route: Route = {
  corners: [
    { x: 0, y: 0 },
    { x: 0, y: 90 },
  ],
  label: null,
};

test('edges are put together once for the same connections and routes, and without those to a card that is not there', () => {
  vi.stubGlobal(
    'Path2D',
    vi.fn(
      class {
        readonly moveTo = vi.fn();
        readonly lineTo = vi.fn();
      },
    ),
  );
  const of = vi.fn((connection: Connection) => (connection.target === 'b' ? route : undefined));
  const routes = { of };
  const first = overviewEdges(connections, routes);
  expect(first.map(({ kind, corners }) => [kind, corners])).toEqual([['order', route.corners]]);
  expect(overviewEdges(connections, routes)).toBe(first);
  expect(of).toHaveBeenCalledTimes(2);
  expect(overviewEdges(connections, { of })).not.toBe(first);
});
