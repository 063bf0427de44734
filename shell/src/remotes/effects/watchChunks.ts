import { checkReleases } from './followReleases.ts';
import { reloadIfGone } from './reloadIfGone.ts';
import { watchWorkers } from './watchWorkers.ts';

/** What browsers say of a part of the code that does not come when it is imported. */
const missingChunk = /dynamically imported module|importing a module script failed/i;
const anAddress = /https?:\/\/\S+/;

/** The address of a part that did not come when it was imported; null where an error is another one, or does not say it. */
export function addressOfMissing(error: unknown): string | null {
  if (!(error instanceof Error) || !missingChunk.test(error.message)) return null;
  return anAddress.exec(error.message)?.[0] ?? null;
}

/**
 * Notices parts of the code, workers too, that do not come, whoever asked for them and whatever they do about it. Where the
 * server has them no more, the page offers to be loaded anew. Gives the way to stop.
 */
export function watchChunks(): () => void {
  const missing = (address: string): void => void reloadIfGone(address, checkReleases);
  const failed = (error: unknown): void => {
    const address = addressOfMissing(error);
    if (address !== null) missing(address);
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  window.addEventListener('vite:preloadError', (event) => 'payload' in event && failed(event.payload), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => failed(reason), { signal });
  const stopWorkers = watchWorkers(missing);
  return () => {
    leaving.abort();
    stopWorkers();
  };
}
