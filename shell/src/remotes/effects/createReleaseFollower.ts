import { isModuleId } from '@dialogwerk/shared/contract';
import type { ModuleId, RegisteredRemote, ReleasedVersion, RemoteRegistry } from '@dialogwerk/shared/contract';
import { LoadFault } from '../model/LoadFault.ts';
import { $pageRegistry } from '../state/registry.ts';
import { $replaced, $shellIsOld, $waiting } from '../state/releaseNews.ts';
import type { WaitReason } from '../model/busyReason.ts';
import type { LoaderParts, ModuleLoader } from './loading/createModuleLoader.ts';

/** How often a module that waits is looked at again, beside what it says itself. */
const LOOK_AGAIN_MS = 1_000;

export interface FollowerParts extends Pick<LoaderParts, 'lacksOf'> {
  readonly readRegistry: () => Promise<RemoteRegistry>;
  readonly loader: ModuleLoader;
  /** Why a module must not be replaced now; null when it may. */
  readonly waitReason: (id: ModuleId) => WaitReason | null;
  /** Remembers where focus and page stand before a module is drawn anew; gives the way back there. */
  readonly keepPlace: (id: ModuleId) => () => void;
}

export interface ReleaseFollower {
  /** Reads the registry and brings what is new, but of `except`; null when it could not be read. */
  check: (except?: ModuleId) => Promise<RemoteRegistry | null>;
  /** Puts a version in place without waiting; tells whether it came. */
  replace: (release: ReleasedVersion, because: RegisteredRemote['because']) => Promise<boolean>;
  stop: () => void;
}

/** Brings released versions into the open tab: an idle module is replaced in its place, a busy one waits. */
export function createReleaseFollower({ loader, ...parts }: FollowerParts): ReleaseFollower {
  const targets = new Map<ModuleId, RegisteredRemote>();
  let timer: ReturnType<typeof setInterval> | undefined;

  async function replace(release: ReleasedVersion, because: RegisteredRemote['because']): Promise<boolean> {
    const putBack = parts.keepPlace(release.id);
    try {
      await loader.replace(release, because);
      $replaced.set({ module: release.id, count: ($replaced.get()?.count ?? 0) + 1 });
      return true;
    } catch (error) {
      // What did not come may come yet; what came and does not fit never will.
      if (error instanceof LoadFault && ['contract', 'evaluation', 'forged'].includes(error.kind))
        loader.refuse(release);
      return false;
    } finally {
      putBack();
    }
  }

  function look(): void {
    for (const [id, target] of targets) {
      const reason = parts.waitReason(id);
      if ($waiting.get()[id] !== (reason ?? undefined)) $waiting.setKey(id, reason ?? undefined);
      if (reason !== null) continue;
      targets.delete(id);
      void replace(target, target.because);
    }
    if (targets.size === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    timer ??= setInterval(look, LOOK_AGAIN_MS);
  }

  function isWanted(remote: RegisteredRemote): boolean {
    const running = loader.running(remote.id);
    return running !== null && running.release.entry !== remote.entry && !loader.isRefused(remote);
  }

  function take(registry: RemoteRegistry, except: ModuleId | undefined): void {
    targets.clear();
    const wanted = registry.remotes.filter(isWanted);
    const fitting = wanted.filter((remote) => parts.lacksOf(remote, registry).length === 0);
    for (const remote of fitting) if (remote.id !== except) targets.set(remote.id, remote);
    for (const id of Object.keys($waiting.get()).filter(isModuleId))
      if (!targets.has(id)) $waiting.setKey(id, undefined);
    const page = $pageRegistry.get();
    $shellIsOld.set(fitting.length < wanted.length || (page !== null && page.shell !== registry.shell));
    look();
  }

  return {
    replace,
    async check(except) {
      const registry = await parts.readRegistry().catch(() => null);
      if (registry) take(registry, except);
      return registry;
    },
    stop: () => {
      clearInterval(timer);
      targets.clear();
    },
  };
}
