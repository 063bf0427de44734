import { expect, test } from 'vitest';
import { letterWidths } from '@dialogwerk/shared/testing/graph';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import { nearbyElements } from './nearbyElements.ts';
import { STEP, routeEdges } from '@dialogwerk/shared/dialog/graph';

/** Ten cards below each other. */
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const column = new Map(ids.map((id, row) => [id, { x: 0, y: row * STEP.y }]));
const edge = (source: string, target: string): Connection => ({ kind: 'order', source, target, labels: [] });
const chain = ids.slice(1).map((id, index) => edge(ids[index] ?? '', id));
const near = (edges: readonly Connection[], always: readonly string[] = []) =>
  nearbyElements(area, column, edges, new Set(always), routeEdges(edges, column, letterWidths));
/** Around the fourth and fifth card. */
const area = { x: -50, y: 3 * STEP.y, width: 500, height: STEP.y };

test('cards in the area are there, with the edges that lead out and the cards at their ends', () => {
  const found = near(chain);
  expect(found.ids).toEqual(['c', 'd', 'e', 'f']);
  expect(found.connections).toEqual([edge('c', 'd'), edge('d', 'e'), edge('e', 'f')]);
});

test('an edge that only passes by brings both of its cards', () => {
  const found = near([edge('a', 'j')]);
  expect(found.ids).toEqual(['a', 'd', 'e', 'j']);
});

test('what is selected or moved is there wherever it is, with its edges', () => {
  const found = near(chain, ['j']);
  expect(found.ids).toEqual(['c', 'd', 'e', 'f', 'i', 'j']);
  expect(found.connections).toContainEqual(edge('i', 'j'));
});

test('an edge to a card that is gone is left out', () => {
  expect(near([edge('d', 'gone')]).connections).toEqual([]);
});
