import type { ComponentType, ReactNode } from 'react';
import { createLater } from './createLater.ts';

/**
 * Makes a part of the screen whose code comes when it is first drawn; `placeholder` keeps its place until then. Where it does not
 * come, the rest of the screen stays, and a notice offers to try again. `load` fetches it ahead.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
) {
  const later = createLater(fetchPart);
  function LaterPart(props: Props): ReactNode {
    const Part = later.use();
    return Part ? <Part {...props} /> : placeholder;
  }
  return Object.assign(LaterPart, { load: later.load });
}
