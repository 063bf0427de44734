import type { ReleasedVersion } from '@dialogwerk/shared/contract';
import type { HashedFiles } from './renewFiles.ts';

/** The scripts of a version by their addresses. */
export function filesOf({ entry, integrity }: Pick<ReleasedVersion, 'entry' | 'integrity'>): HashedFiles {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const scripts = Object.entries(integrity).filter(([path]) => path.endsWith('.js'));
  return Object.fromEntries(scripts.map(([path, hash]) => [folder + path, hash]));
}

/** The scripts of the shell that this page runs, by the map that the server has put into it. */
export function filesOfShell(): HashedFiles {
  const [map] = document.querySelectorAll('script[type="importmap"]');
  const read: { readonly integrity?: HashedFiles } = JSON.parse(map?.textContent || '{}');
  return read.integrity ?? {};
}
