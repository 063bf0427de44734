import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { placeOf } from '../../reports/model/placeOf.ts';
import { $pageRegistry } from '../state/registry.ts';
import { $reloadNeeded } from '../state/releaseNews.ts';

/**
 * For a part of the code that did not come: where the server has that file no more and another version in its place, the
 * page offers to be loaded anew. A server that does not answer, or has lost a file, is another trouble, and says nothing here.
 */
export async function reloadIfGone(address: string, readRegistry: () => Promise<RemoteRegistry | null>): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404) return;
  const part = placeOf(address);
  const registry = await readRegistry();
  if (!part || !registry) return;
  const { module, version } = part;
  const isReplaced =
    module === 'shell'
      ? registry.shell !== $pageRegistry.get()?.shell
      : registry.remotes.some((remote) => remote.id === module && remote.version !== version);
  if (isReplaced) $reloadNeeded.set(true);
}
