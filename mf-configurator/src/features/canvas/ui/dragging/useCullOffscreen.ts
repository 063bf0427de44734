import { useStore, useStoreApi } from '@xyflow/react';
import { useMemo } from 'react';
import { transformOf } from '../xyflow/xyflowInternals.ts';

/**
 * Whether xyflow may leave out what is out of view. Not once the view has moved in the middle of a gesture, because it takes
 * what is dragged to be where the gesture began; before, drawing all cards near would be its costliest step.
 */
export function useCullOffscreen(isDragging: boolean): boolean {
  const flow = useStoreApi();
  const begun = useMemo(() => (isDragging ? transformOf(flow.getState()) : null), [isDragging, flow]);
  return useStore((state) => begun === null || begun === transformOf(state));
}
