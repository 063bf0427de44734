import { crossAppAtom } from './crossAppAtom.ts';

/** A part of what is open cannot be fetched any more, because a newer version has taken its place. Owner: shell. */
export const $reloadNeeded = crossAppAtom<boolean>('reloadNeeded', false);

/**
 * For whoever finds that a worker or a part of its own code does not come: where the server has that file no more, the
 * shell offers to load the page anew. A server that does not answer is another trouble, and says nothing here.
 */
export async function needReloadIfGone(address: string | URL): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404) $reloadNeeded.set(true);
}
