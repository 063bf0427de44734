import { useCallback, useEffect, useState } from 'react';

/** What stands in the place of what is still loading. */
const LOADING = '.MuiSkeleton-root';

/** Runs `act` once nothing on the page is loading any longer; gives the way to give it up. */
function whenLoaded(act: () => void): () => void {
  const look = (): void => {
    if (document.querySelector(LOADING)) return;
    observer.disconnect();
    act();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** The way to paper: everything is loaded first, because a page that is printed loads nothing by itself. */
export function usePrinting(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    return whenLoaded(() => {
      globalThis.print();
      setIsPrinting(false);
    });
  }, [isPrinting]);
  return { isPrinting, print: useCallback(() => setIsPrinting(true), []) };
}
