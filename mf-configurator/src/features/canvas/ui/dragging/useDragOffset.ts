import { useCallback, useSyncExternalStore } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import { $dragged, $isLayered } from '../../state/dragged.ts';

const listen = (onChange: () => void) => $dragged.listen(onChange);
const rest: Position = { x: 0, y: 0 };

/**
 * How far a gesture drags this card along; the very same object while it stays, so that nothing is drawn anew. An edge asks
 * for each of its ends, but not where the `other` one is dragged, too: then it is laid as a whole.
 */
export function useDragOffset(id: string, other?: string): Position {
  const read = useCallback(() => {
    const { ids, by } = $dragged.get();
    return ids.has(id) && (other === undefined || (!ids.has(other) && !$isLayered.get())) ? by : rest;
  }, [id, other]);
  return useSyncExternalStore(listen, read);
}
