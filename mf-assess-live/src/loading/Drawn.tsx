import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

/** Says once, before it is painted, that what it holds is in the page. */
export function Drawn({ onDrawn, children }: { readonly onDrawn: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}
