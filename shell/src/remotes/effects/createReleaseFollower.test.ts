import type { ModuleId, RemoteRegistry } from '@dialogwerk/shared/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aModule, aRegistry } from '../../testing/aModule.tsx';
import { $pageRegistry } from '../state/registry.ts';
import { $replaced, $shellIsOld, $waiting } from '../state/releaseNews.ts';
import type { WaitReason } from '../model/busyReason.ts';
import { createCrashWatch } from './createCrashWatch.ts';
import { createRefusals } from './loading/refusals.ts';
import { createModuleLoader } from './loading/createModuleLoader.ts';
import { createReleaseFollower } from './createReleaseFollower.ts';

let registry: RemoteRegistry;
let reason: WaitReason | null;
/** Versions whose code does not start. */
let broken: ReadonlySet<string>;
let clock: number;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [registry, reason, broken, clock] = [aRegistry(), null, new Set(), 0];
  $pageRegistry.set(registry);
});
afterEach(() => {
  vi.useRealTimers();
  $pageRegistry.set(null);
  $shellIsOld.set(false);
  $waiting.set({});
  $replaced.set(null);
});

const versioned = (version: string, lastGood = '') => {
  const of = (one: string) => ({ version: one, entry: `/remotes/${one}/entry.js` });
  const [row] = aRegistry().remotes;
  if (!row) throw new Error('no row');
  return aRegistry({ ...of(version), lastGood: lastGood === '' ? null : { ...row, id: 'mf-share', ...of(lastGood) } });
};

async function aTab() {
  const readRegistry = async () => registry;
  const lacksOf = ({ version }: { readonly version: string }) =>
    version === 'neu' ? [{ kind: 'call', calls: ['x'] } as const] : [];
  const loader = createModuleLoader({
    readRegistry,
    lacksOf,
    isGenuine: async () => true,
    guard: () => undefined,
    importEntry: async () => ({}),
    loadExposed: async (id, address) => {
      if ([...broken].some((version) => address.includes(version))) throw new Error('broken');
      return aModule(id);
    },
    timeout: 15_000,
    onLoaded: () => undefined,
    onFault: () => undefined,
    onGivenUp: () => undefined,
    renew: async () => 'sound',
    refusals: createRefusals(),
  });
  const putBack = vi.fn<() => void>();
  const follower = createReleaseFollower({
    loader,
    readRegistry,
    lacksOf,
    waitReason: () => reason,
    keepPlace: () => putBack,
  });
  const rolledBack = vi.fn<(id: ModuleId, version: string) => void>();
  const whenCrashed = createCrashWatch({ loader, follower, onRolledBack: rolledBack, now: () => clock });
  await loader.load('mf-share');
  const version = () => loader.running('mf-share')?.release.version;
  return { loader, follower, whenCrashed, version, putBack, rolledBack };
}

test('an idle module is replaced in its place, and one that is not loaded is left alone', async () => {
  const { follower, version, loader, putBack } = await aTab();
  registry = versioned('v2');
  await follower.check();
  await vi.waitFor(() => expect(version()).toBe('v2'));
  expect(putBack).toHaveBeenCalledOnce();
  expect($replaced.get()).toEqual({ module: 'mf-share', count: 1 });
  expect(loader.running('mf-analyse')).toBeNull();
  follower.stop();
});

test('a busy one waits with a word, and comes when it is idle', async () => {
  const { follower, version } = await aTab();
  reason = 'unsaved-work';
  registry = versioned('v2');
  await follower.check();
  expect($waiting.get()).toEqual({ 'mf-share': 'unsaved-work' });
  reason = 'typing';
  await vi.advanceTimersByTimeAsync(1_000);
  expect([version(), $waiting.get()]).toEqual(['v1', { 'mf-share': 'typing' }]);
  reason = null;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([version(), $waiting.get()['mf-share']]).toEqual(['v2', undefined]);
  follower.stop();
});

test('what waits is forgotten when it is taken back meanwhile', async () => {
  const { follower, version } = await aTab();
  reason = 'unsaved-work';
  registry = versioned('v2');
  await follower.check();
  registry = aRegistry();
  await follower.check();
  reason = null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([version(), $waiting.get()['mf-share']]).toEqual(['v1', undefined]);
  follower.stop();
});

test('a version that needs a newer page stays outside, and the page offers to be loaded anew', async () => {
  const { follower, version } = await aTab();
  registry = versioned('neu');
  await follower.check();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([version(), $shellIsOld.get()]).toEqual(['v1', true]);
  follower.stop();
});

test('a newer shell is offered', async () => {
  const { follower } = await aTab();
  await follower.check();
  expect($shellIsOld.get()).toBe(false);
  registry = { ...registry, shell: 's2' };
  await follower.check();
  expect($shellIsOld.get()).toBe(true);
  follower.stop();
});

test('a version that does not start leaves the one that runs, and is not tried again', async () => {
  const { follower, version, loader } = await aTab();
  broken = new Set(['v2']);
  registry = versioned('v2');
  await follower.check();
  await vi.advanceTimersByTimeAsync(100);
  expect(version()).toBe('v1');
  expect(registry.remotes.every((remote) => loader.isRefused(remote))).toBe(true);
  follower.stop();
});

test('after a crash the fix is taken where there is one', async () => {
  const { whenCrashed, version, follower } = await aTab();
  registry = versioned('v2');
  const redraw = vi.fn<() => void>();
  await whenCrashed('mf-share', redraw);
  expect(version()).toBe('v2');
  expect(redraw).not.toHaveBeenCalled();
  follower.stop();
});

test('without a fix it is drawn once more, and after the second crash the last good version comes', async () => {
  registry = versioned('v2', 'v1');
  const { whenCrashed, version, rolledBack, follower } = await aTab();
  const redraw = vi.fn<() => void>();
  await whenCrashed('mf-share', redraw);
  expect([redraw.mock.calls.length, version()]).toEqual([1, 'v2']);
  await whenCrashed('mf-share', redraw);
  expect([redraw.mock.calls.length, version()]).toEqual([1, 'v1']);
  expect(rolledBack).toHaveBeenCalledExactlyOnceWith('mf-share', 'v2');
  // The registry still names v2, which this tab does not take again.
  await follower.check();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(version()).toBe('v1');
  follower.stop();
});

test('crashes far apart are not repeated ones', async () => {
  registry = versioned('v2', 'v1');
  const { whenCrashed, version, follower } = await aTab();
  const redraw = vi.fn<() => void>();
  await whenCrashed('mf-share', redraw);
  clock = 30_000;
  await whenCrashed('mf-share', redraw);
  expect([redraw.mock.calls.length, version()]).toEqual([2, 'v2']);
  follower.stop();
});

test('a version that was replaced in the tab is the last good one where the registry names none', async () => {
  const { follower, whenCrashed, version } = await aTab();
  registry = versioned('v2');
  await follower.check();
  await vi.advanceTimersByTimeAsync(100);
  await whenCrashed('mf-share', () => undefined);
  await whenCrashed('mf-share', () => undefined);
  expect(version()).toBe('v1');
  follower.stop();
});
