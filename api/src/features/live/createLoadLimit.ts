import type { CallName } from '@dialogwerk/shared/contract';
import type { Handler } from '../../calls/handler.ts';
import { busy } from './busy.ts';

const RETRY_AFTER_SECONDS = 3;

/**
 * Lets at most `callsAtOnce` respondents' calls be handled at a time and refuses the others at once: 503 'server_busy'
 * with Retry-After (domain.md §4), because a queue without an end is a time-out with nothing said.
 */
export function createLoadLimit(callsAtOnce: number): <N extends CallName>(handler: Handler<N>) => Handler<N> {
  let running = 0;
  return (handler) => async (input, context) => {
    if (running >= callsAtOnce) {
      throw busy(RETRY_AFTER_SECONDS);
    }
    running += 1;
    try {
      return await handler(input, context);
    } finally {
      running -= 1;
    }
  };
}
