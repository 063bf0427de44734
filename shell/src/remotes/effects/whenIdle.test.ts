import { atom } from 'nanostores';
import type { Busy } from '@dialogwerk/shared/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { aModule } from '../../testing/aModule.tsx';
import { fakeModules } from '../../testing/fakeModules.ts';
import { moduleLoader } from './loading/loadModule.ts';
import { whenIdle } from './whenIdle.ts';

const modules = fakeModules({});
afterEach(() => modules.restore());

test('unsaved work is waited for', async () => {
  const $busy = atom<Busy | null>({ reason: 'unsaved-work' });
  moduleLoader.peek = (id) => aModule(id, { $busy });
  const idle = vi.fn<() => void>();
  const waited = whenIdle('mf-configurator').then(idle);
  await Promise.resolve();
  expect(idle).not.toHaveBeenCalled();
  $busy.set(null);
  await waited;
  expect(idle).toHaveBeenCalledOnce();
});

test('a module that is not there has nothing to wait for', async () => {
  moduleLoader.peek = () => null;
  await expect(whenIdle('mf-configurator')).resolves.toBeUndefined();
});
