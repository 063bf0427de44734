import { expect, test, vi } from 'vitest';
import type { Position } from '../../../model/BlockChange.ts';
import { drawOverview } from './drawOverview.ts';
import type { Pen } from './drawOverview.ts';

const colours = {
  card: 'white',
  edge: 'grey',
  selected: 'green',
  order: 'silver',
  jump: 'green',
  condition: 'brown',
  triggerSource: 'purple',
  triggerTarget: 'red',
};

function draw(zoom: number, cards: Readonly<Record<string, Position>>, selected: readonly string[] = []) {
  const fills: unknown[] = [];
  const pen = {
    setTransform: vi.fn(),
    clearRect: vi.fn(),
    translate: vi.fn(),
    scale: vi.fn(),
    beginPath: vi.fn(),
    moveTo: vi.fn(),
    lineTo: vi.fn(),
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
      ways: [],
      selected: new Set(selected),
      view: { x: 0, y: 0, zoom },
      colours,
    },
  );
  return { fills, strokeRect: pen.strokeRect, roundRect: pen.roundRect };
}

test('only cards in view are drawn', () => {
  const { roundRect } = draw(0.3, {
    here: { x: 100, y: 100 },
    right: { x: 5_000, y: 100 },
    above: { x: 100, y: -900 },
  });
  expect(roundRect.mock.calls.map(([x, y]) => [x, y])).toEqual([[100, 100]]);
});

test('from further away cards lose their round corners, then their edges', () => {
  const card = { here: { x: 100, y: 100 } };
  expect(draw(0.1, card)).toMatchObject({ fills: ['white'] });
  expect(draw(0.1, card).strokeRect).toHaveBeenCalledOnce();
  expect(draw(0.1, card).roundRect).not.toHaveBeenCalled();
  expect(draw(0.02, card)).toMatchObject({ fills: ['silver'] });
  expect(draw(0.02, card).strokeRect).not.toHaveBeenCalled();
  expect(draw(0.02, card, ['here']).fills).toEqual(['green']);
});
