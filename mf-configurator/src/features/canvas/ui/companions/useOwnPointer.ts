import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect } from 'react';
import { $ownPointer } from '../../../../awareness/companions.ts';
import { graphOf } from '../xyflow/xyflowInternals.ts';

/** Notes where over the canvas this author's pointer is, for the others. */
export function useOwnPointer(): void {
  const graph = useStore(graphOf);
  const { screenToFlowPosition } = useReactFlow();
  useEffect(() => {
    if (!graph) return undefined;
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const { x, y } = screenToFlowPosition({ x: clientX, y: clientY }, { snapToGrid: false });
      $ownPointer.set({ x: Math.round(x), y: Math.round(y) });
    };
    const leave = (): void => $ownPointer.set(null);
    graph.addEventListener('pointermove', move);
    graph.addEventListener('pointerleave', leave);
    return () => {
      graph.removeEventListener('pointermove', move);
      graph.removeEventListener('pointerleave', leave);
      leave();
    };
  }, [graph, screenToFlowPosition]);
}
