import type { ReleasableId } from '@dialogwerk/shared/contract';
import { reporter } from '../../reports/reporter.ts';
import { $pageRegistry } from '../state/registry.ts';
import { moduleLoader } from './loading/loadModule.ts';

/** What has stood so long without a crash counts as well. */
const PROVEN_MS = 5_000;

const told = new Set<string>();

/** Tells once of each version that it has been on screen for a while, from which the server knows what to go back to. Gives the way to stop. */
export function tellShown(id: ReleasableId): () => void {
  const timer = setTimeout(() => {
    const version = id === 'shell' ? $pageRegistry.get()?.shell : moduleLoader.running(id)?.release.version;
    if (version === undefined || told.has(`${id} ${version}`)) return;
    told.add(`${id} ${version}`);
    reporter.measure('shown', id, version, PROVEN_MS);
  }, PROVEN_MS);
  return () => clearTimeout(timer);
}
