import { checkReleases } from './followReleases.ts';
import { reloadIfGone } from './reloadIfGone.ts';
import { watchWorkers } from './watchWorkers.ts';

/** What browsers say of a part of the code that does not come when it is imported, and which one. */
const missingChunk = /(?:dynamically imported module|importing a module script failed)[^/]*(https?:\/\/\S+)?/i;

/**
 * Notices parts of the code, workers too, that do not come, whoever asked for them and whatever they do about it. Where the
 * server has them no more, the page offers to be loaded anew. Gives the way to stop.
 */
export function watchChunks(): () => void {
  const missing = (address: string): void => void reloadIfGone(address, checkReleases);
  const failed = (error: unknown): void => {
    const [, address] = (error instanceof Error && missingChunk.exec(error.message)) || [];
    if (address !== undefined) missing(address);
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
