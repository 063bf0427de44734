import { needReloadIfGone } from '@dialogwerk/shared/state';
import { checkReleases } from './followReleases.ts';

/** What browsers say of a part of the code that does not come when it is imported, and which one. */
const missingChunk = /(?:dynamically imported module|importing a module script failed)[^/]*(https?:\/\/\S+)?/i;

/**
 * Notices parts of the code that do not come, whoever asked for them and whatever they do about it. Where the server has
 * them no more, the page offers to be loaded anew. Gives the way to stop.
 */
export function watchChunks(): () => void {
  const found = (error: unknown): void => {
    if (!(error instanceof Error)) return;
    const [, address] = missingChunk.exec(error.message) ?? [];
    if (address === undefined) return;
    void needReloadIfGone(address);
    checkReleases();
  };
  const preload = (event: Event): void => found('payload' in event ? event.payload : null);
  const rejected = ({ reason }: PromiseRejectionEvent): void => found(reason);
  window.addEventListener('vite:preloadError', preload);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('vite:preloadError', preload);
    window.removeEventListener('unhandledrejection', rejected);
  };
}
