import type { Busy, ModuleId } from '@dialogwerk/shared/contract';
import { moduleLoader } from './loading/loadModule.ts';

/** As a record, so that a reason that is added cannot be forgotten here. */
const reasons: Readonly<Record<Busy['reason'], true>> = { 'unsaved-work': true, 'running-conversation': true };

/** What a module says of itself; null where it is not loaded, free, or says what nobody understands. */
export function busyOf(id: ModuleId): Busy | null {
  try {
    const busy = moduleLoader.peek(id)?.$busy.get() ?? null;
    return busy && Object.hasOwn(reasons, busy.reason) ? busy : null;
  } catch (error) {
    // A module's own trouble must keep no other from being replaced, nor the page from being left.
    reportError(error);
    return null;
  }
}
