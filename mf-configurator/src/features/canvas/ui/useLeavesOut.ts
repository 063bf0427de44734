import { useStore, useStoreApi } from '@xyflow/react';
import { useMemo } from 'react';

/**
 * Whether xyflow may leave out what is out of view. Not once the view has moved in the middle of a gesture, because it takes
 * what is carried to be where the gesture began; before, drawing all cards near would be its costliest step.
 */
export function useLeavesOut(isCarrying: boolean): boolean {
  const flow = useStoreApi();
  const begun = useMemo(() => (isCarrying ? flow.getState().transform : null), [isCarrying, flow]);
  return useStore(({ transform }) => begun === null || begun === transform);
}
