import type { Transform } from '@xyflow/react';
import type { Position } from '../../../../model/BlockChange.ts';
import type { DrawnElements } from '../xyflow/xyflowInternals.ts';
import { layerOver } from '../xyflow/layerOver.ts';

/** What a gesture drags along, as one picture. */
interface DraggedLayer {
  /** Lays the picture where the gesture has come, with what was not yet in it. */
  readonly move: (drawn: DrawnElements, by: Position, viewport: Transform) => void;
  /** Shows the elements themselves again. */
  readonly end: () => void;
}

/**
 * A layer of copies above the graph, because the browser then paints them once and with each step only moves the picture.
 * The elements themselves stay where they are, unseen: one of them has the focus, and React has all of them.
 */
export function draggedLayer(graph: HTMLElement): DraggedLayer {
  const { layer, scaled, edges: under, cards: over } = layerOver(graph);
  const taken = new Set<HTMLElement | SVGElement>();
  const take = (element: HTMLElement | SVGElement, into: HTMLElement): void => {
    if (taken.has(element)) return;
    taken.add(element);
    into.append(element.cloneNode(true));
    element.style.opacity = '0';
  };
  return {
    move: ({ cards, edges }, by, [x, y, zoom]) => {
      for (const card of cards) take(card, over);
      for (const edge of edges) take(edge, under);
      scaled.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
      // Whole pixels, because what lies between them is painted anew.
      layer.style.transform = `translate(${Math.round(by.x * zoom)}px, ${Math.round(by.y * zoom)}px)`;
    },
    end: () => {
      layer.remove();
      for (const element of taken) element.style.opacity = '';
    },
  };
}
