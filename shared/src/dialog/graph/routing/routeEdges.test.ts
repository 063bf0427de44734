import type { SurveyData } from '../../../contract/index.ts';
import { pictureFaults } from '../../../testing/index.ts';
import { describe, expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/graph/aDialog.ts';
import { letterWidths } from '../../../testing/graph/letterWidths.data.ts';
import { pictureOf } from '../../../testing/graph/pictureOf.ts';
import { randomDialog, seeded } from '../../../testing/graph/randomDialog.ts';
import type { Connection } from '../connectionsOf.ts';
import { routeEdges } from './routeEdges.ts';

/** Five hundred dialogs of up to 300 blocks, in parts, so that a failure names where. */
const hundreds = [0, 100, 200, 300, 400];

describe.each(hundreds)('random dialogs from %i on', (begin) => {
  test('no edge runs through a card, no label lies on another one or on a card, and none is left out', () => {
    const found: string[] = [];
    let edgesOnEdges = 0;
    for (let seed = begin + 1; seed <= begin + 100; seed += 1) {
      const picture = pictureOf(randomDialog(seed));
      const faults = pictureFaults(picture);
      edgesOnEdges += faults.edgesOnEdges;
      const sum = faults.edgesThroughCards + faults.labelsOnLabels + faults.labelsOnCards + picture.labelsLeftOut;
      if (sum > 0) found.push(`${seed}: ${JSON.stringify(faults)}, ${picture.labelsLeftOut} left out`);
    }
    expect(found).toEqual([]);
    // Of some 19,000 edges; before they had lanes, there were some 15,000 such pairs. Lanes run short where all outcomes leave on one side.
    expect(edgesOnEdges).toBeLessThan(90);
  });
});

/** Some of the cards dragged anywhere where they do not cover each other. */
function dragged(survey: SurveyData, seed: number): SurveyData {
  const chance = seeded(seed);
  const side = Math.sqrt(survey.all_questions.length) * 460;
  const placed: { readonly x: number; readonly y: number }[] = [];
  const blocks = survey.all_questions.map((block) => {
    if (chance() < 0.6) return block;
    const position = { x: Math.round((chance() * side) / 8) * 8, y: 200 + Math.round((chance() * side) / 8) * 8 };
    if (placed.some(({ x, y }) => Math.abs(x - position.x) < 312 && Math.abs(y - position.y) < 176)) return block;
    placed.push(position);
    return Object.assign({}, block, { position });
  });
  return { ...survey, all_questions: blocks };
}

test('cards that authors dragged anywhere are gone around, too, but for a few that stand too close', () => {
  let edges = 0;
  const faults = Array.from({ length: 60 }, (_, index) => {
    const picture = pictureOf(dragged(randomDialog(index + 1, 60), index));
    edges += picture.edges.length;
    return pictureFaults(picture);
  });
  const sumOf = (fault: 'edgesThroughCards' | 'labelsOnLabels' | 'labelsOnCards') =>
    faults.reduce((sum, one) => sum + one[fault], 0);
  expect(edges).toBeGreaterThan(1_000);
  expect([sumOf('edgesThroughCards'), sumOf('labelsOnLabels'), sumOf('labelsOnCards')]).toEqual([0, 0, 0]);
});

const edge = (source: string, target: string): Connection => ({ kind: 'order', source, target, labels: [] });

test('an edge past a card that was dragged between two others goes around it', () => {
  const cards = new Map([
    ['a', { x: 0, y: 0 }],
    ['between', { x: 40, y: 240 }],
    ['b', { x: 0, y: 480 }],
  ]);
  const connection = edge('a', 'b');
  const corners = routeEdges([connection], cards, letterWidths).of(connection)?.corners ?? [];
  expect([corners[0], corners.at(-1)]).toEqual([
    { x: 132, y: 136 },
    { x: 132, y: 472 },
  ]);
  const beside = corners.map(({ x }) => x).filter((x) => x < 40 || x > 304);
  expect(beside.length).toBeGreaterThan(0);
});

test('an edge is the same whichever part of a long dialog was looked at first', () => {
  const survey = aDialog(...Array.from({ length: 60 }, (_, index) => aBlock('open', `b${index}`)));
  const { cards, edges } = pictureOf(survey);
  const connections = edges.map(({ source, target }) => edge(source, target));
  const [forward, backward] = [0, 1].map(() => routeEdges(connections, cards, letterWidths));
  const last = connections.toReversed().map((connection) => backward?.of(connection)?.corners);
  expect(connections.map((connection) => forward?.of(connection)?.corners)).toEqual(last.toReversed());
});

test('columns are worked out ahead one by one, each once, and those that were asked for are not worked out again', () => {
  const survey = aDialog(...Array.from({ length: 60 }, (_, index) => aBlock('open', `b${index}`)));
  const { cards, edges } = pictureOf(survey);
  const connections = edges.map(({ source, target }) => edge(source, target));
  const columns = new Set([...cards.values()].map(({ x }) => x)).size;
  const [asked, ahead] = [0, 1].map(() => routeEdges(connections, cards, letterWidths));
  const [first] = connections;
  expect(first && ahead?.of(first)?.corners).toEqual(first && asked?.of(first)?.corners);
  let steps = 0;
  while (ahead?.workAhead()) steps += 1;
  expect([columns > 2, steps]).toEqual([true, columns - 1]);
  expect(connections.map((one) => ahead?.of(one)?.corners)).toEqual(connections.map((one) => asked?.of(one)?.corners));
});

test('only what may be seen in an area is in it, also where it runs beside its cards', () => {
  const cards = new Map(['a', 'b', 'c'].map((id, row) => [id, { x: 0, y: row * 184 }]));
  const past = edge('a', 'c');
  const routes = routeEdges([past], cards, letterWidths);
  const at = (left: number, right: number) => routes.within({ left, right, top: 180, bottom: 300 }).has(past);
  expect([at(-100, 300), at(600, 900), at(2_000, 3_000)]).toEqual([true, false, false]);
});

test('an edge to a card that is gone has no route', () => {
  expect(routeEdges([edge('a', 'gone')], new Map([['a', { x: 0, y: 0 }]]), letterWidths).of(edge('a', 'gone'))).toBe(
    undefined,
  );
});
