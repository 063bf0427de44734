import { useCallback, useSyncExternalStore } from 'react';
import type { Position } from '../../../model/BlockChange.ts';
import { $carried } from '../state/carried.ts';

const listen = (onChange: () => void) => $carried.listen(onChange);
const rest: Position = { x: 0, y: 0 };

/**
 * How far a gesture carries this card along; the very same object while it stays, so that nothing is drawn anew. A way asks
 * for each of its ends, but not where the `other` one is carried, too: then it is laid as a whole.
 */
export function useCarriedBy(id: string, other?: string): Position {
  const read = useCallback(() => {
    const { ids, by } = $carried.get();
    return ids.has(id) && (other === undefined || !ids.has(other)) ? by : rest;
  }, [id, other]);
  return useSyncExternalStore(listen, read);
}
