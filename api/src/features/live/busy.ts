import { CallError } from '../../calls/CallError.ts';
import { texts } from './texts.ts';

/** The refusal 'server_busy' (spec §8): 503 with Retry-After; the messenger says so and tries again by itself. */
export function busy(retryAfterSeconds: number): CallError {
  return new CallError(503, texts.busy, { headers: { 'retry-after': String(retryAfterSeconds) } });
}
