import type { ModuleId } from '@dialogwerk/shared/contract';
import { $rolledBack } from '../state/releaseNews.ts';
import type { ModuleLoader } from './loading/createModuleLoader.ts';
import type { ReleaseFollower } from './createReleaseFollower.ts';
import { withTimeout } from './loading/withTimeout.ts';

/** How many crashes of one version in so short a time are the version's own fault. */
const MOST_CRASHES = 2;
const WINDOW_MS = 30_000;
/** A registry that does not answer must not keep the area broken. */
const REGISTRY_MS = 1_000;

interface CrashParts {
  readonly loader: ModuleLoader;
  readonly follower: Pick<ReleaseFollower, 'check' | 'replace'>;
  readonly onRolledBack: (id: ModuleId, version: string) => void;
  readonly now: () => number;
}

/**
 * What is done about a module that crashed while drawing: first the registry is read, because its fix may be there; then it
 * is drawn once more; a version that crashes again goes, and the last good one comes in its place.
 */
export function createCrashWatch({ loader, follower, onRolledBack, now }: CrashParts) {
  const crashes = new Map<string, number[]>();

  return async function whenCrashed(id: ModuleId, redraw: () => void): Promise<void> {
    const crashed = loader.running(id);
    if (!crashed) return;
    const { entry, version } = crashed.release;
    const recent = [...(crashes.get(entry) ?? []).filter((at) => now() - at < WINDOW_MS), now()];
    crashes.set(entry, recent);

    const registry = await withTimeout(follower.check(id), REGISTRY_MS, () => new Error('late')).catch(() => null);
    const isElse = (): boolean => loader.running(id)?.release.entry !== entry;
    if (isElse()) return;
    const remote = registry?.remotes.find((one) => one.id === id) ?? null;
    if (remote && remote.entry !== entry && !loader.isRefused(remote)) {
      // Whatever it is busy with, it shows nothing any more.
      if (await follower.replace(remote, remote.because)) return;
    }
    if (recent.length < MOST_CRASHES) {
      redraw();
      return;
    }
    loader.refuse(crashed.release);
    const good = [remote?.lastGood, loader.before(id)].find((one) => one && !loader.isRefused(one));
    if (!good) return;
    if (isElse()) return;
    if (!(await follower.replace(good, 'last-good'))) return;
    $rolledBack.set(id);
    onRolledBack(id, version);
  };
}
