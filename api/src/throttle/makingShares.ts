import type { CallRecord } from '@dialogwerk/shared/contract';
import { CallError } from '../errors/CallError.ts';
import type { Services } from '../services.ts';
import { takeTokens } from './TokenBucket.ts';
import type { TokenBucket } from './TokenBucket.ts';

type Made = NonNullable<CallRecord['makes']>;

/** More than anybody makes by hand, and than any screen makes at once. */
const buckets: Readonly<Record<Made, TokenBucket>> = {
  dialogs: { name: 'makes dialogs', burst: 100, refillMs: 5_000 },
  entries: { name: 'makes entries', burst: 500, refillMs: 1_000 },
};

/** Counts what a person makes; refuses (429 with Retry-After) who makes things faster than people do, before any work. */
export async function takeShareOfMaking(
  services: Pick<Services, 'db' | 'now' | 'pseudonym'>,
  makes: Made,
  user_id: string,
): Promise<void> {
  const wait = await takeTokens(services, buckets[makes], user_id, 1);
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1_000);
  throw new CallError('throttle/too-much-made', { seconds, retryAfter: seconds });
}
