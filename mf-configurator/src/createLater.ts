import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { useEffect, useState } from 'react';
import { texts } from './texts.ts';

interface Later<Part> {
  readonly load: () => Promise<Part>;
  /** The part; null until it is here. Where it does not come, a notice says so and offers to try again. */
  readonly use: () => Part | null;
}

/** Something of the screen that is fetched when it is first needed, and kept. */
export function createLater<Part extends object>(fetchPart: () => Promise<Part>): Later<Part> {
  let loaded: Part | null = null;
  const load = async (): Promise<Part> => {
    loaded ??= await fetchPart();
    return loaded;
  };
  return {
    load,
    use: () => {
      const [part, setPart] = useState(() => loaded && { it: loaded });
      useEffect(() => {
        let isHere = true;
        const get = async (): Promise<void> => {
          try {
            const it = await load();
            if (isHere) setPart((before) => before ?? { it });
          } catch (fault) {
            if (isHere) sayMissing(get);
            // Not kept here, because the page notices from it that there is a new version.
            throw fault;
          }
        };
        void get();
        return () => {
          isHere = false;
        };
      }, []);
      return part?.it ?? null;
    },
  };
}

/** Says that a part did not come; it is tried again when the author says so or the network is back. */
function sayMissing(getAgain: () => Promise<void>): void {
  const again = (): void => {
    window.removeEventListener('online', again);
    void getAgain();
  };
  window.addEventListener('online', again);
  showNotice(texts.partMissing, retryWith(again));
}
