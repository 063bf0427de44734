import { moduleIds } from '@dialogwerk/shared/contract';
import type { RegisteredRemote, RemoteRegistry } from '@dialogwerk/shared/contract';

/**
 * Reads what `/remotes.json` answered; null when it is no registry at all. A row that is not understood is left out, so
 * that one broken or newer module does not take the others away. (By hand, because no page carries zod.)
 */
export function parseRegistry(json: unknown): RemoteRegistry | null {
  if (typeof json !== 'object' || json === null || !('remotes' in json) || !Array.isArray(json.remotes)) return null;
  const rows: readonly unknown[] = json.remotes;
  return { remotes: rows.map(parseRow).filter((row) => row !== null) };
}

function parseRow(row: unknown): RegisteredRemote | null {
  if (typeof row !== 'object' || row === null) return null;
  if (!('id' in row && 'contract' in row && 'version' in row && 'entry' in row)) return null;
  const { contract, version, entry } = row;
  const id = moduleIds.find((known) => known === row.id);
  if (!id || typeof contract !== 'number' || typeof version !== 'string' || typeof entry !== 'string') return null;
  return isOwnAddress(entry) ? { id, contract, version, entry } : null;
}

/** Modules come from the page's own host only: a path from the root, never another host's address. */
function isOwnAddress(entry: string): boolean {
  return /^\/(?![/\\])/.test(entry);
}
