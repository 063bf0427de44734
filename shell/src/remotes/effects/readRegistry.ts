import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { parseRegistry } from '../model/parseRegistry.ts';

/**
 * Reads which modules there are now: the first time from the page, into which the server has put it, then from the server
 * and never from a cache, because a tab may outlive a release. Throws when there is no registry to be had.
 */
export async function readRegistry(): Promise<RemoteRegistry> {
  const inPage = takeFromPage();
  if (inPage) return inPage;
  const answer = await fetch('/remotes.json', { cache: 'no-store', headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`remotes.json: ${answer.status}`);
  const registry = parseRegistry(await answer.json());
  if (!registry) throw new Error('remotes.json: not a registry');
  return registry;
}

function takeFromPage(): RemoteRegistry | null {
  const element = document.getElementById('remotes');
  element?.remove();
  return element?.textContent ? parseRegistry(JSON.parse(element.textContent)) : null;
}
