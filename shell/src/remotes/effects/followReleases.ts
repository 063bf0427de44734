import { $session } from '@dialogwerk/shared/state';
import { isModuleId } from '@dialogwerk/shared/contract';
import type { ModuleId, RemoteRegistry } from '@dialogwerk/shared/contract';
import type { WaitReason } from '../model/busyReason.ts';
import { reporter } from '../../reports/reporter.ts';
import { busyOf } from './busyOf.ts';
import { createCrashWatch } from './createCrashWatch.ts';
import { createReleaseFollower } from './createReleaseFollower.ts';
import { inputInArea, watchInput } from './inputInArea.ts';
import { keepPlace } from './keepPlace.ts';
import { lacksHere } from './loading/lacksHere.ts';
import { moduleLoader } from './loading/loadModule.ts';
import { readRegistry } from './readRegistry.ts';

const EVERY_MS = 60_000;
/** Focus and visibility come together, and by each click into another window. */
const AT_MOST_EVERY_MS = 2_000;

const areaOf = (id: ModuleId): HTMLElement | null => document.querySelector(`[data-module="${id}"]`);

function waitReason(id: ModuleId): WaitReason | null {
  const busy = busyOf(id);
  if (busy) return busy.reason;
  const area = areaOf(id);
  return area && inputInArea(area);
}

const follower = createReleaseFollower({
  loader: moduleLoader,
  readRegistry,
  lacksOf: lacksHere,
  waitReason,
  keepPlace(id) {
    const area = areaOf(id);
    return area ? keepPlace(area) : () => undefined;
  },
});

/** What to do about a module that has just crashed while drawing; `redraw` draws it once more. */
export const whenCrashed = createCrashWatch({
  loader: moduleLoader,
  follower,
  onRolledBack(id, version) {
    reporter.fault('rolled-back', id, version, null);
    reporter.flush();
  },
  now: () => performance.now(),
});

/** Reads the registry now: something was not where it was. */
export function checkReleases(): Promise<RemoteRegistry | null> {
  return follower.check();
}

/** The module on screen. */
export function shownModule(): ModuleId | null {
  const id = document.querySelector<HTMLElement>('[data-module]')?.dataset['module'];
  return isModuleId(id) ? id : null;
}

/**
 * Looks for releases each minute while the tab is seen, and when somebody comes back to it. Gives the way to stop. Whoever
 * is not logged in has no module that could be replaced.
 */
export function followReleases(): () => void {
  const stopInput = watchInput();
  let last = performance.now();
  const look = (): void => {
    if (document.hidden || $session.get() === null || performance.now() - last < AT_MOST_EVERY_MS) return;
    last = performance.now();
    void checkReleases();
  };
  const timer = setInterval(look, EVERY_MS);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    stopInput();
    clearInterval(timer);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
    follower.stop();
  };
}
