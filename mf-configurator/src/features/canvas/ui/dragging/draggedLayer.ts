import type { Transform } from '@xyflow/react';
import type { Position } from '../../../../model/BlockChange.ts';
import type { DrawnElements, GraphElement } from '../xyflow/xyflowInternals.ts';
import { copyOfCard, hide, layerOver, show } from '../xyflow/layerOver.ts';
import { pulledCopy } from './pulledCopy.ts';
import type { PulledEdge } from './pulledCopy.ts';

/** What a gesture drags along, as one picture, and the edges that it pulls at. */
interface DraggedLayer {
  /** Lays the picture where the gesture has come, with what was not yet in it. */
  readonly move: (drawn: DrawnElements, by: Position, viewport: Transform) => void;
  /** Shows the elements themselves again. */
  readonly end: () => void;
}

/**
 * A layer of copies above the graph, because the browser then paints them once and with each step only moves the picture.
 * The elements themselves stay where they are, unseen: one of them has the focus, and React has all of them. The edges with
 * one end in it, which are `pulled` by their ids, are in a layer below, because they alone are painted with each step.
 */
export function draggedLayer(graph: HTMLElement, pulled: ReadonlyMap<string, PulledEdge>): DraggedLayer {
  // The upper one first, because each is laid right above the graph.
  const above = layerOver(graph, 'dw-dragged-layer');
  const below = layerOver(graph, 'dw-pulled-layer');
  const taken = new Set<GraphElement>();
  const copies: ((by: Position) => void)[] = [];
  const takeEach = <Element extends GraphElement>(elements: readonly Element[], copy: (one: Element) => void): void => {
    for (const element of elements) {
      if (taken.has(element)) continue;
      taken.add(element);
      copy(element);
      hide(element);
    }
  };
  return {
    move: ({ cards, edges, reaching }, by, viewport) => {
      takeEach(cards, (card) => above.scaled.append(copyOfCard(card)));
      takeEach(edges, (edge) => above.addEdge(edge));
      takeEach(reaching, (edge) => copies.push(pulledCopy(below.addEdge(edge), pulled)));
      for (const copy of copies) copy(by);
      above.show(viewport);
      below.show(viewport);
      // Whole pixels, because what lies between them is painted anew.
      above.layer.style.transform = `translate(${Math.round(by.x * viewport[2])}px, ${Math.round(by.y * viewport[2])}px)`;
    },
    end: () => {
      below.layer.remove();
      above.layer.remove();
      for (const element of taken) show(element);
    },
  };
}
