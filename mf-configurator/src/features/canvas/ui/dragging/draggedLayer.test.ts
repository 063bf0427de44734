import { expect, test } from 'vitest';
import { drawnElements } from '../xyflow/xyflowInternals.ts';
import { draggedLayer } from './draggedLayer.ts';

const card = (id: string): string => `<div class="react-flow__node" data-id="${id}">${id}</div>`;
const edge = (id: string): string => `<svg><g class="react-flow__edge" data-id="${id}"></g></svg>`;

function drawGraph(): HTMLElement {
  const graph = document.createElement('div');
  graph.innerHTML = `<div class="react-flow__viewport">
      <div class="react-flow__edges">${edge('a:b')}${edge('b:c')}</div>
      <div class="react-flow__nodes">${card('a')}${card('b')}${card('c')}</div>
    </div>`;
  return graph;
}

const begun = () => {
  const graph = drawGraph();
  const layer = draggedLayer(graph);
  const move = (ids: readonly string[], x: number, zoom = 1, y = 0): void =>
    layer.move(drawnElements(graph, new Set(ids), new Set(['a:b'])), { x, y }, [5, 6, zoom]);
  const picture = () => graph.querySelector<HTMLElement>('.dw-dragged-layer');
  const unseen = () =>
    [...graph.querySelectorAll<HTMLElement | SVGElement>('.react-flow__viewport [data-id]')]
      .filter((element) => [element, element.parentElement].some((each) => each?.style.opacity === '0'))
      .map(({ dataset }) => dataset['id']);
  return { graph, layer, move, picture, unseen };
};

test('dragged cards and the edges between them are one picture, once each, and unseen themselves', () => {
  const { move, picture, unseen } = begun();
  move(['a', 'b'], 8);
  move(['a', 'b'], 16);
  const copies = [...(picture()?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].map(({ dataset }) => dataset['id']);
  expect(copies).toEqual(['a:b', 'a', 'b']);
  expect(unseen()).toEqual(['a:b', 'a', 'b']);
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

test('at the end the elements themselves are seen again', () => {
  const { layer, move, picture, unseen } = begun();
  move(['a', 'b'], 8);
  layer.end();
  expect(picture()).toBeNull();
  expect(unseen()).toEqual([]);
});
