import type { TypeGroup } from '@dialogwerk/shared/dialog';
import { expect, test, vi } from 'vitest';
import type { Position } from '../../../../model/BlockChange.ts';
import { drawOverview } from './drawOverview.ts';
import type { Pen } from './drawOverview.ts';
import { edgeBatches } from './edgeBatches.ts';
import type { OverviewEdge, EdgeBatch } from './edgeBatches.ts';

const colours = {
  card: 'white',
  border: 'grey',
  selected: 'green',
  order: 'silver',
  jump: 'green',
  condition: 'brown',
  round: '#00f',
  triggerSource: 'purple',
  triggerTarget: 'red',
  groups: {
    text: { card: 'mint', dot: 'teal' },
    choice: { card: 'sky', dot: 'blue' },
    scale: { card: 'lilac', dot: 'violet' },
    input: { card: 'sand', dot: 'ochre' },
    file: { card: 'rose', dot: 'pink' },
    flow: { card: 'ash', dot: 'slate' },
  },
};

interface Drawn {
  readonly selected?: readonly string[];
  readonly edges?: readonly EdgeBatch[];
  readonly groups?: ReadonlyMap<string, TypeGroup>;
}

function draw(
  zoom: number,
  cards: Readonly<Record<string, Position>>,
  { selected = [], edges = [], groups = new Map() }: Drawn = {},
) {
  const fills: unknown[] = [];
  const pen = {
    setTransform: vi.fn(),
    clearRect: vi.fn(),
    translate: vi.fn(),
    scale: vi.fn(),
    beginPath: vi.fn(),
    roundRect: vi.fn(),
    fill: vi.fn(),
    stroke: vi.fn(),
    strokeRect: vi.fn(),
    fillRect: vi.fn(() => fills.push(pen.fillStyle)),
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
  } satisfies Pen;
  drawOverview(
    pen,
    { width: 1_000, height: 500, scale: 1 },
    {
      cards: new Map(Object.entries(cards)),
      groups,
      edges,
      selected: new Set(selected),
      view: { x: 0, y: 0, zoom },
      colours,
    },
  );
  return { fills, strokeRect: pen.strokeRect, stroke: pen.stroke, roundRect: pen.roundRect };
}

test('only cards in view are drawn', () => {
  const { roundRect } = draw(0.3, {
    here: { x: 100, y: 100 },
    right: { x: 5_000, y: 100 },
    above: { x: 100, y: -900 },
  });
  expect(roundRect.mock.calls.map(([x, y]) => [x, y])).toEqual([[100, 100]]);
});

test('from further away cards lose their round corners, then their borders', () => {
  const card = { here: { x: 100, y: 100 } };
  expect(draw(0.1, card)).toMatchObject({ fills: ['white'] });
  expect(draw(0.1, card).strokeRect).toHaveBeenCalledOnce();
  expect(draw(0.1, card).roundRect).not.toHaveBeenCalled();
  expect(draw(0.02, card)).toMatchObject({ fills: ['silver'] });
  expect(draw(0.02, card).strokeRect).not.toHaveBeenCalled();
  expect(draw(0.02, card, { selected: ['here'] }).fills).toEqual(['green']);
});

test('cards have the colour of their group, the more of it the less else can be seen', () => {
  const cards = { asked: { x: 100, y: 100 }, end: { x: 400, y: 100 } };
  const groups = new Map<string, TypeGroup>([['asked', 'choice']]);
  expect(draw(0.1, cards, { groups }).fills).toEqual(['sky', 'white']);
  expect(draw(0.02, cards, { groups }).fills).toEqual(['blue', 'silver']);
});

class FakePath {
  readonly points: number[][] = [];
  readonly moveTo = (x: number, y: number): void => void this.points.push([x, y]);
  readonly lineTo = this.moveTo;
}

test('edges are put together by kind and place, and only those in view are drawn', () => {
  vi.stubGlobal('Path2D', FakePath);
  const edge = (kind: OverviewEdge['kind'], x: number): OverviewEdge => ({
    kind,
    corners: [
      { x, y: 0 },
      { x, y: 50 },
    ],
  });
  const near = Array.from({ length: 64 }, (_, at) => edge('order', at));
  const batches = edgeBatches([...near, edge('jump', 10), edge('order', 9_000)]);
  vi.unstubAllGlobals();
  expect(batches.map(({ kind, corners: [from, to] }) => [kind, from.x, to.x])).toEqual([
    ['order', 0, 63],
    ['order', 9_000, 9_000],
    ['jump', 10, 10],
  ]);
  const { stroke } = draw(1, {}, { edges: batches });
  expect(stroke.mock.calls).toEqual([[batches[0]?.path], [batches[2]?.path]]);
});
