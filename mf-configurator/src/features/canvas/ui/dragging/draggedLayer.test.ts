import { edgePath } from '@dialogwerk/shared/dialog/graph';
import type { Route } from '@dialogwerk/shared/dialog/graph';
import { expect, test } from 'vitest';
import { draggedCorners } from '../../model/draggedCorners.ts';
import { drawnElements } from '../xyflow/xyflowInternals.ts';
import { draggedLayer } from './draggedLayer.ts';
import type { PulledEdge } from './pulledCopy.ts';

const card = (id: string, x: number): string =>
  `<div class="react-flow__node" data-id="${id}" style="transform: translate(${x}px, -40px)">${id}</div>`;
const edge = (id: string): string =>
  `<svg style="z-index: 0"><g class="react-flow__edge" data-id="${id}"><path class="react-flow__edge-path" d="M0,0L0,200" /><text x="1" y="150"></text></g></svg>`;

function drawGraph(): HTMLElement {
  const graph = document.createElement('div');
  graph.innerHTML = `<div class="react-flow__viewport">
      <div class="react-flow__edges">${edge('a:b')}${edge('b:c')}${edge('d:b')}${edge('c:d')}</div>
      <div class="react-flow__nodes">${card('a', 0)}${card('b', 88)}${card('c', 264)}</div>
    </div>`;
  return graph;
}

const route: Route = {
  corners: [
    { x: 0, y: 0 },
    { x: 0, y: 200 },
  ],
  label: { middle: { x: 1, y: 150 }, near: 'ja', small: 'ja', width: 20 },
};
const pulled = new Map<string, PulledEdge>([
  ['b:c', { route, end: 'source' }],
  ['d:b', { route, end: 'target' }],
]);

const begun = () => {
  const graph = drawGraph();
  const layer = draggedLayer(graph, pulled);
  const move = (ids: readonly string[], x: number, zoom = 1, y = 0): void => {
    const drawn = drawnElements(graph, { cards: new Set(ids), edges: new Set(['a:b']), reaching: pulled });
    layer.move(drawn, { x, y }, [5, 6, zoom]);
  };
  const picture = () => graph.querySelector<HTMLElement>('.dw-dragged-layer');
  const unseen = () =>
    [...graph.querySelectorAll<HTMLElement | SVGElement>('.react-flow__viewport [data-id]')]
      .filter((element) => [element, element.parentElement].some((each) => each?.matches('[data-copied]')))
      .map(({ dataset }) => dataset['id']);
  const pulledEdge = (id: string) => {
    const copy = graph.querySelector(`.dw-pulled-layer [data-id="${id}"]`);
    const label = copy?.querySelector('text');
    return {
      d: copy?.querySelector('path')?.getAttribute('d'),
      x: label?.getAttribute('x'),
      y: label?.getAttribute('y'),
    };
  };
  return { graph, layer, move, picture, unseen, pulledEdge };
};

test('dragged cards and the edges between them are one picture, once each, and unseen themselves', () => {
  const { move, picture, unseen } = begun();
  move(['a', 'b'], 8);
  move(['a', 'b'], 16);
  const copies = [...(picture()?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].map(({ dataset }) => dataset['id']);
  expect(copies).toEqual(['a:b', 'a', 'b']);
  expect(unseen()).toEqual(['a:b', 'b:c', 'd:b', 'a', 'b']);
  expect(picture()?.inert).toBe(true);
});

test('a card that comes into view in the middle of the gesture comes into the picture', () => {
  const { move, picture } = begun();
  move(['a'], 8);
  move(['a', 'c'], 16);
  expect(picture()?.textContent).toBe('ac');
});

test('the picture lies where the gesture is, in the scale of the view', () => {
  const { move, picture } = begun();
  move(['a'], 9, 0.5, 7);
  expect(picture()?.style.transform).toBe('translate(5px, 4px)');
  expect(picture()?.firstElementChild?.getAttribute('style')).toContain('translate(5px, 6px) scale(0.5)');
});

test('a copied card lies by its place, because each transform is a piece of its own for the browser', () => {
  const { move, picture } = begun();
  move(['b'], 8);
  const copy = picture()?.querySelector<HTMLElement>('[data-id="b"]');
  expect(copy?.style).toMatchObject({ left: '88px', top: '-40px', transform: 'none' });
});

test('an edge with one end in the picture goes along with that end, and only what is at that end of it', () => {
  const { move, pulledEdge } = begun();
  move(['a', 'b'], 8);
  move(['a', 'b'], 16, 1, 24);
  const [by, rest] = [
    { x: 16, y: 24 },
    { x: 0, y: 0 },
  ];
  expect(pulledEdge('b:c')).toEqual({ d: edgePath(draggedCorners(route.corners, by, rest)), x: '1', y: '150' });
  expect(pulledEdge('d:b')).toEqual({ d: edgePath(draggedCorners(route.corners, rest, by)), x: '17', y: '174' });
});

test('at the end the elements themselves are seen again', () => {
  const { graph, layer, move, picture, unseen } = begun();
  move(['a', 'b'], 8);
  layer.end();
  expect(picture()).toBeNull();
  expect(graph.querySelector('.dw-pulled-layer')).toBeNull();
  expect(unseen()).toEqual([]);
});
