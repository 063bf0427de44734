import { CallError } from '../../errors/CallError.ts';

/** The refusal 'server_busy' (spec §8): 503 with Retry-After; the messenger says so and tries again by itself. */
export function busy(retryAfterSeconds: number): CallError {
  return new CallError('server/busy', { retryAfter: retryAfterSeconds });
}
