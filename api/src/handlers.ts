import type { Handlers } from './calls/handler.ts';
import { laterCalls } from './calls/later.ts';

/** Who does which call: all features in one record, so that a call without a handler does not compile. */
export function createHandlers(): Handlers {
  return { ...laterCalls };
}
