import { describe, expect, test } from 'vitest';
import { reply } from '../../../contract/blocks/block.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, place } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { columnsOf } from '../answerStudies.ts';
import { placeBlock } from './contract.ts';
import { degreesAt } from './degrees.ts';
import { placeFacts } from './place.ts';
import { squareOf, squares } from './squares.ts';

/** The middle of Berlin, as a map on the web shows it. */
const edges = { north: 52.6, south: 52.4, west: 13.2, east: 13.6 };
const map = { context: 'Wo?', variable: 'ort', filename_db: 'plan.png', media_text: 'Stadtplan' };
const end = message('ende', { context: 'Feld {{ort}}, {{ort_x}} % von links.', is_end: true });

describe('squares', () => {
  test.each([
    [{ x: 0, y: 0 }, 'A1'],
    [{ x: 9.99, y: 10 }, 'A2'],
    [{ x: 25, y: 35 }, 'C4'],
    [{ x: 100, y: 100 }, 'J10'],
  ])('%o lies in %s', (point, square) => expect(squareOf(point)).toBe(square));

  test('there are a hundred, each with its middle in it', () => {
    expect(new Set(squares().map(({ name }) => name)).size).toBe(100);
    for (const { name, middle } of squares()) expect(squareOf(middle)).toBe(name);
  });
});

test('a point is a latitude and a longitude by Mercator, and back', () => {
  expect(degreesAt({ x: 0, y: 0 }, edges)).toEqual({ lat: 52.6, lon: 13.2 });
  expect(degreesAt({ x: 100, y: 100 }, edges)).toEqual({ lat: 52.4, lon: 13.6 });
  // Half of the way from the equator to 60° on such a map is well above 30°.
  expect(degreesAt({ x: 50, y: 50 }, { north: 60, south: 0, west: 0, east: 60 }).lat).toBeCloseTo(35.26, 1);
  // The way back, as it is written for tiles of maps.
  const heightOf = (degrees: number): number => Math.asinh(Math.tan((degrees * Math.PI) / 180));
  const shareOf = (at: number, from: number, to: number): number => ((at - from) / (to - from)) * 100;
  const { lat, lon } = degreesAt({ x: 12.3, y: 45.6 }, edges);
  const x = shareOf(lon, edges.west, edges.east);
  const y = shareOf(heightOf(lat), heightOf(edges.north), heightOf(edges.south));
  expect([x, y].map((share) => Math.round(share * 10) / 10)).toEqual([12.3, 45.6]);
});

test('kept are the shares of the picture, and with its edges the degrees; each is a variable', () => {
  const plain = new TestConversation(aSnapshot([place('q', map), end]));
  expect(plain.question?.input).toEqual({ type: 'place', filename_db: 'plan.png', text: 'Stadtplan' });
  plain.reply({ type: 'place', x: 25.04, y: 35 });
  expect(plain.stored).toEqual({ q: ['x=25', 'y=35'] });
  expect(plain.shown).toEqual(['📍 C4']);
  expect(plain.said.at(-1)).toBe('Feld C4, 25 % von links.');

  const known = new TestConversation(aSnapshot([place('q', { ...map, edges }), end]));
  known.reply({ type: 'place', x: 50, y: 0 });
  expect(known.stored).toEqual({ q: ['x=50', 'y=0', 'lat=52.6', 'lon=13.4'] });
});

test('the map is not said as a bubble as well', () => {
  const conversation = new TestConversation(aSnapshot([place('q', map), end]));
  expect(conversation.said).toEqual(['Wo?']);
});

test.each([null, 'film.mp4'])('without a picture (%s) it is passed over, and the check says so', (filename_db) => {
  const snapshot = aSnapshot([
    place('q', { ...map, filename_db }),
    message('ende', { context: 'Ende.', is_end: true }),
  ]);
  expect(new TestConversation(snapshot).said).toEqual(['Wo?', 'Ende.']);
  expect(checkDialog(snapshot).map(({ severity, message: text }) => [severity, text])).toContainEqual([
    'error',
    expect.stringContaining('Es gibt keine Karte'),
  ]);
});

test('a map without words for those who do not see it is found', () => {
  const findings = checkDialog(aSnapshot([place('q', { ...map, media_text: '' }), end]));
  expect(findings.map(({ kind }) => kind)).toEqual(['no-description']);
});

test('a condition leads by square and by degrees, and the check finds the way', () => {
  const jump_to_ids = [
    { kind: 'condition' as const, condition: 'ort = "B2"', target: 'feld' },
    { kind: 'condition' as const, condition: 'ort_lat > 52.55', target: 'norden' },
  ];
  const blocks = [
    place('q', { ...map, edges, jump_to_ids }),
    message('sonst', { context: 'Sonst.', is_end: true }),
    message('feld', { context: 'Im Feld.', is_end: true }),
    message('norden', { context: 'Im Norden.', is_end: true }),
  ];
  expect(checkDialog(aSnapshot(blocks))).toEqual([]);
  const said = (x: number, y: number) => {
    const conversation = new TestConversation(aSnapshot(blocks));
    conversation.reply({ type: 'place', x, y });
    return conversation.said.at(-1);
  };
  expect([said(15, 15), said(80, 5), said(50, 50)]).toEqual(['Im Feld.', 'Im Norden.', 'Sonst.']);
});

test('what lies off the map, and edges the wrong way round, are refused', () => {
  expect(reply.safeParse({ type: 'place', x: 100.1, y: 5 }).success).toBe(false);
  expect(reply.safeParse({ type: 'place', x: Number.NaN, y: 5 }).success).toBe(false);
  const block = place('q', { edges: { ...edges, north: 52 } });
  expect(placeBlock.safeParse(block).success).toBe(false);
});

test('its columns are the square by name and each number', () => {
  const block = place('q', { ...map, edges });
  const columns = columnsOf({ newest: block, all: [block], at: () => block, points: [], numberOf: () => 0 });
  const given = ['x=25', 'y=35', 'lat=52.5', 'lon=13.3'];
  const values = columns.map((column) => [
    column.aspect,
    column.read({ get: () => given, parts: [''], revision: null }),
    column.values.length,
  ]);
  expect(values).toEqual([
    ['', 33, 100],
    ['_x', 25, 0],
    ['_y', 35, 0],
    ['_lat', 52.5, 0],
    ['_lon', 13.3, 0],
  ]);
  expect(columns[0]?.values[32]).toEqual({ value: 33, label: 'C4' });
});

test('paper has the map to mark', () => {
  expect(placeFacts.printed(place('q', map))).toEqual({ kind: 'map', filename_db: 'plan.png', text: 'Stadtplan' });
});
