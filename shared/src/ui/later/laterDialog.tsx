import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { fetchTwice } from './fetchTwice.ts';

/**
 * Makes a dialog whose code comes when it is opened; for a `DialogSlot`, which closes it where it does not come. Opened once
 * more it is asked for again: React's `lazy` would keep the failure until the page is loaded anew.
 */
export function laterDialog<Props extends object>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let next = fetched();
  function fetched() {
    return lazy(async () => {
      try {
        return { default: await fetchTwice(fetchDialog) };
      } catch (fault) {
        next = fetched();
        throw fault;
      }
    });
  }
  return function LaterDialog(props) {
    // The same for as long as it is open, because it would be asked for without end.
    const [Dialog] = useState(() => next);
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
