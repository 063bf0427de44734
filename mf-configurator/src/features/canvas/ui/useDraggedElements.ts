import { useStore } from '@nanostores/react';
import { useStoreApi } from '@xyflow/react';
import { useLayoutEffect } from 'react';
import { $dragged, $draggedIds } from '../state/dragged.ts';
import type { ConnectionEdge } from './connectionEdge.ts';

/**
 * Lays the dragged cards, the edges between them and the frame around them where the gesture has brought them. As styles of
 * their elements, because drawing a hundred of them anew, xyflow's own list of them first, costs more than a frame's time.
 */
export function useDraggedElements(edges: readonly ConnectionEdge[]): void {
  const ids = useStore($draggedIds);
  const flow = useStoreApi();
  useLayoutEffect(() => {
    const { domNode } = flow.getState();
    if (ids.size === 0 || !domNode) return undefined;
    const within = new Set(
      edges.filter(({ source, target }) => ids.has(source) && ids.has(target)).map(({ id }) => id),
    );
    const find = (selector: string) => [...domNode.querySelectorAll<HTMLElement | SVGElement>(selector)];
    // Looked for with each step, because more come into view when the view moves in the middle of a gesture.
    const elements = () => [
      ...find('.react-flow__node').filter(({ dataset }) => ids.has(dataset['id'] ?? '')),
      ...find('.react-flow__edges > svg').filter(
        ({ firstElementChild: edge }) => edge instanceof SVGElement && within.has(edge.dataset['id'] ?? ''),
      ),
      ...find('.react-flow__nodesselection-rect'),
    ];
    const stop = $dragged.subscribe(({ by: { x, y } }) => {
      for (const element of elements()) element.style.translate = `${x}px ${y}px`;
    });
    return () => {
      stop();
      for (const element of elements()) element.style.translate = '';
    };
  }, [ids, edges, flow]);
}
