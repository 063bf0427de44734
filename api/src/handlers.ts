import type { Handlers } from './calls/handler.ts';
import { laterCalls } from './calls/later.ts';
import { answers } from './features/answers/answers.ts';
import type { Live } from './features/live/createLive.ts';

/** Who does which call: all features in one record, so that a call without a handler does not compile. */
export function createHandlers(live: Live): Handlers {
  return { ...laterCalls, ...live.handlers, answers };
}
