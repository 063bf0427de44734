import type { ModuleId, RemoteRegistry } from '@dialogwerk/shared/contract';
import { parseRegistry } from '../model/parseRegistry.ts';
import { takeAreas } from '../state/areas.ts';
import { $composition, $pageRegistry, $registry } from '../state/registry.ts';

/** What the last answer was known by, so that an unchanged registry costs no body. */
let etag: string | null = null;

/** The newest registry came with the page, and nobody has asked for one yet. */
let isFromPage = false;

/** Takes in what the server has put into the page: which modules there are, and those of its path. Once; at once. */
export function takePageRegistry(): RemoteRegistry | null {
  const element = document.getElementById('remotes');
  element?.remove();
  const registry = element?.textContent ? parseRegistry(JSON.parse(element.textContent), moduleOrigins()) : null;
  if (!registry) return null;
  isFromPage = true;
  return remember(registry);
}

/**
 * Reads which modules there are now, or `wanted` alone: the first time from the page, into which the server has put those of
 * its path, then from the server and never from a cache, because a tab may outlive a release. Throws when there is no
 * registry to be had.
 */
export async function readRegistry(wanted?: ModuleId): Promise<RemoteRegistry> {
  takePageRegistry();
  const known = $registry.get();
  // What the page brought counts once, so that whoever reads again learns of what is new.
  if (known && isFromPage) {
    isFromPage = false;
    if (known.remotes.some(({ id }) => id === (wanted ?? id))) return known;
  }
  const answer = await fetch(`/remotes.json${replayed()}`, {
    cache: 'no-store',
    headers: { accept: 'application/json', ...(known && etag !== null ? { 'if-none-match': etag } : {}) },
  });
  if (answer.status === 304 && known) return known;
  if (!answer.ok) throw new Error(`remotes.json: ${answer.status}`);
  const registry = parseRegistry(await answer.json(), moduleOrigins());
  if (!registry) throw new Error('remotes.json: not a registry');
  etag = answer.headers.get('etag');
  return remember(registry);
}

function remember(registry: RemoteRegistry): RemoteRegistry {
  if (!$pageRegistry.get()) {
    $pageRegistry.set(registry);
    $composition.set(registry.composition);
  }
  $registry.set(registry);
  takeAreas(registry.areas);
  return registry;
}

/** An admin may have asked for a whole composition by the page's address; later reads ask for the same. */
function replayed(): string {
  const composition = new URLSearchParams(location.search).get('composition');
  return composition === null ? '' : `?composition=${encodeURIComponent(composition)}`;
}

/** The other hosts that the operator lets modules come from; the server has put them into the page. */
function moduleOrigins(): readonly string[] {
  const given = document.querySelector('meta[name="module-origins"]')?.getAttribute('content') ?? '';
  return given === '' ? [] : given.split(' ');
}
