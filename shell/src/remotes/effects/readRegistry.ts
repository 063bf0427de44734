import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { parseRegistry } from '../model/parseRegistry.ts';

/** Reads which modules there are now, never from a cache. Throws when the server gives no registry. */
export async function readRegistry(): Promise<RemoteRegistry> {
  const answer = await fetch('/remotes.json', { cache: 'no-store', headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`remotes.json: ${answer.status}`);
  const registry = parseRegistry(await answer.json());
  if (!registry) throw new Error('remotes.json: not a registry');
  return registry;
}
