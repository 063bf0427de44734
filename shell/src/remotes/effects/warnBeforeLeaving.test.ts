import { atom } from 'nanostores';
import type { Busy } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { aModule, aRegistry } from '../../testing/aModule.tsx';
import { fakeModules } from '../../testing/fakeModules.ts';
import { moduleLoader } from './loading/loadModule.ts';
import { warnBeforeLeaving } from './warnBeforeLeaving.ts';

test('the page is not left unasked while a module has unsaved work, whichever screen shows', () => {
  const modules = fakeModules({});
  const $busy = atom<Busy | null>(null);
  const module = aModule('mf-configurator', { $busy });
  const [release] = aRegistry({ id: module.id }).remotes;
  if (!release) throw new Error('no row');
  moduleLoader.peek = () => module;
  moduleLoader.all = () => [{ module, release, because: 'current' }];
  const stop = warnBeforeLeaving();
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  expect(leave()).toBe(false);
  $busy.set({ reason: 'running-conversation' });
  expect(leave()).toBe(false);
  $busy.set({ reason: 'unsaved-work' });
  expect(leave()).toBe(true);

  stop();
  expect(leave()).toBe(false);
  modules.restore();
});
