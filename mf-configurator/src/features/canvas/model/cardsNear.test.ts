import { expect, test } from 'vitest';
import { letterWidths } from '../../../testing/letterWidths.data.ts';
import type { Connection } from '../../../model/connectionsOf.ts';
import { cardsNear } from './cardsNear.ts';
import { STEP } from './cardSizes.ts';
import { routesAmong } from './routesAmong.ts';

/** Ten cards below each other. */
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const column = new Map(ids.map((id, row) => [id, { x: 0, y: row * STEP.y }]));
const way = (source: string, target: string): Connection => ({ kind: 'order', source, target, labels: [] });
const chain = ids.slice(1).map((id, index) => way(ids[index] ?? '', id));
const near = (ways: readonly Connection[], always: readonly string[] = []) =>
  cardsNear(area, column, ways, new Set(always), routesAmong(ways, column, letterWidths));
/** Around the fourth and fifth card. */
const area = { x: -50, y: 3 * STEP.y, width: 500, height: STEP.y };

test('cards in the area are there, with the ways that lead out and the cards at their ends', () => {
  const found = near(chain);
  expect(found.ids).toEqual(['c', 'd', 'e', 'f']);
  expect(found.connections).toEqual([way('c', 'd'), way('d', 'e'), way('e', 'f')]);
});

test('a way that only passes by brings both of its cards', () => {
  const found = near([way('a', 'j')]);
  expect(found.ids).toEqual(['a', 'd', 'e', 'j']);
});

test('what is selected or moved is there wherever it is, with its ways', () => {
  const found = near(chain, ['j']);
  expect(found.ids).toEqual(['c', 'd', 'e', 'f', 'i', 'j']);
  expect(found.connections).toContainEqual(way('i', 'j'));
});

test('a way to a card that is gone is left out', () => {
  expect(near([way('d', 'gone')]).connections).toEqual([]);
});
