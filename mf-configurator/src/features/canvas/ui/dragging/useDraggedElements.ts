import { useStore } from '@nanostores/react';
import { useStoreApi } from '@xyflow/react';
import { useLayoutEffect } from 'react';
import { $dragged, $draggedIds } from '../../state/dragged.ts';
import type { ConnectionEdge } from '../edges/connectionEdge.ts';
import { drawnElements } from '../xyflow/xyflowInternals.ts';

/**
 * Lays the dragged cards, the edges between them and the frame around them where the gesture has brought them. As styles of
 * their elements, because drawing a hundred of them anew, xyflow's own list of them first, costs more than a frame's time.
 */
export function useDraggedElements(edges: readonly ConnectionEdge[]): void {
  const ids = useStore($draggedIds);
  const flow = useStoreApi();
  useLayoutEffect(() => {
    if (ids.size === 0) return undefined;
    const within = new Set(
      edges.filter(({ source, target }) => ids.has(source) && ids.has(target)).map(({ id }) => id),
    );
    const translate = (by: string): void => {
      // Looked for with each step, because more come into view when the view moves in the middle of a gesture.
      for (const element of drawnElements(flow.getState(), ids, within)) element.style.translate = by;
    };
    const stop = $dragged.subscribe(({ by: { x, y } }) => translate(`${x}px ${y}px`));
    return () => {
      stop();
      translate('');
    };
  }, [ids, edges, flow]);
}
