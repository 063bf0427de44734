import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { fetchTwice } from './fetchTwice.ts';
import { retryWith, showNotice } from '../../state/index.ts';
import { faultTexts as texts } from '../faults/faultTexts.ts';

interface Later<Part> {
  readonly load: () => Promise<Part>;
  /** The part; null until it is here. Where it does not come, a notice says so and offers to try again. */
  readonly use: () => Part | null;
}

/** Something of the screen that is fetched when it is first needed, and kept. */
export function createLater<Part extends object>(fetchPart: () => Promise<Part>): Later<Part> {
  const $part = atom<Part | null>(null);
  // One request and one notice, because a list draws the same part many times.
  let coming: Promise<Part> | null = null;
  let isWatched = false;
  let waiting = 0;

  async function fetchOnce(): Promise<Part> {
    try {
      const part = await fetchTwice(fetchPart);
      $part.set(part);
      return part;
    } catch (fault) {
      coming = null;
      throw fault;
    }
  }

  const load = (): Promise<Part> => (coming ??= fetchOnce());

  async function get(): Promise<void> {
    if (isWatched) return;
    isWatched = true;
    try {
      await load();
    } catch (fault) {
      if (waiting > 0) sayMissing(get);
      // Not kept here, because the page notices from it that there is a new version.
      throw fault;
    } finally {
      isWatched = false;
    }
  }

  return {
    load,
    use: () => {
      const part = useStore($part);
      const isMissing = part === null;
      useEffect(() => {
        if (!isMissing) return undefined;
        waiting += 1;
        void get();
        return () => {
          waiting -= 1;
        };
      }, [isMissing]);
      return part;
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
