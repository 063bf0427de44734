import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a store, newly drawn with each change. In place of `useStore` of `@nanostores/react`, because what that
 * brings for parts of a value (`keys`) would be 1 % of the respondents' first load.
 */
export function useStoreValue<T>(store: ReadableAtom<T>): T {
  const subscribe = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  return useSyncExternalStore(subscribe, () => store.get());
}
