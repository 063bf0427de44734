import type { Transform } from '@xyflow/react';
import { adoptStyles } from '@dialogwerk/shared/browser';
import type { GraphElement } from './xyflowInternals.ts';
import styles from './layerOver.css?inline';

const SVG = 'http://www.w3.org/2000/svg';

/** A layer of its own above the graph's cards. */
interface Layer {
  readonly layer: HTMLElement;
  /** What has the graph's scale. */
  readonly scaled: HTMLElement;
  /** Lays what is in it where the graph's viewport is. */
  readonly show: (viewport: Transform) => void;
  /** Copies an edge into it; gives the copy. */
  readonly addEdge: (edge: SVGElement) => Element;
}

/**
 * A layer of its own above the graph's cards, for copies of edges and cards, which look as they do in the graph. It is in the
 * window's scale and the copies are in the graph's, because what is going to be moved is painted in no less than full size.
 * All edges are in one drawing, because the browser would lay several apart that reach through the whole view.
 */
export function layerOver(graph: HTMLElement, className: string): Layer {
  adoptStyles(styles);
  const layer = newDiv(`dw-layer ${className}`);
  const scaled = newDiv('dw-layer-scale');
  const edges = newDiv('react-flow__edges');
  const drawing = document.createElementNS(SVG, 'svg');
  const under = document.createElementNS(SVG, 'g');
  layer.inert = true;
  layer.append(scaled);
  scaled.append(edges);
  edges.append(drawing);
  drawing.append(under);
  graph.querySelector('.react-flow__viewport')?.after(layer);
  return {
    layer,
    scaled,
    show: ([x, y, zoom]) => {
      scaled.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
    },
    addEdge: (edge) => {
      const copy = document.createElementNS(SVG, 'g');
      copy.append(...[...edge.children].map((part) => part.cloneNode(true)));
      if (edge.style.zIndex === '0') under.append(copy);
      else drawing.append(copy);
      return copy;
    },
  };
}

/** A copy that looks the same; by its place instead of a transform, because the browser paints each transform as a piece of its own. */
export function copyOfCard(card: GraphElement): Node {
  const copy = card.cloneNode(true);
  const [left, top] = card.style.transform.match(/(?<![\d.])-?[\d.]+(?=px)/g) ?? [];
  if (copy instanceof HTMLElement && left !== undefined && top !== undefined)
    Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, transform: 'none' });
  return copy;
}

/** What is in it is not drawn any more, but it keeps focus and pointer. Without `opacity`, by which the browser lays all that is drawn after it apart. */
export function hide(element: GraphElement): void {
  element.dataset['copied'] = '';
}

/** It is drawn again. */
export function show(element: GraphElement): void {
  delete element.dataset['copied'];
}

function newDiv(className: string): HTMLDivElement {
  return Object.assign(document.createElement('div'), { className });
}
