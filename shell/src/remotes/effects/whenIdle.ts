import type { ModuleId } from '@dialogwerk/shared/contract';
import { busyOf } from './busyOf.ts';
import { moduleLoader } from './loading/loadModule.ts';

/** Waits until a module has nothing unsaved; a module that is not loaded has nothing. */
export function whenIdle(id: ModuleId): Promise<void> {
  const $busy = moduleLoader.peek(id)?.$busy;
  if (!$busy || busyOf(id)?.reason !== 'unsaved-work') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = $busy.listen((busy) => {
      if (busy?.reason === 'unsaved-work') return;
      stop();
      resolve();
    });
  });
}
