import type { CallRecord } from '@dialogwerk/shared/contract';
import { createTurnQueue } from '../compute/createTurnQueue.ts';
import { addressGroup } from '../throttle/addressGroup.ts';
import type { IdentityOf } from './handler.ts';

/** Whose call it is, and what kind. */
interface SharedCall {
  readonly record: Pick<CallRecord, 'access' | 'whole'>;
  readonly who: IdentityOf[CallRecord['access']];
  readonly address: string;
  /** Ends the wait of a caller who has gone. */
  readonly signal: AbortSignal;
}

type Work<Result> = () => Promise<Result>;

export interface Shares {
  /** Does a call's work when its person's share has room for it. */
  readonly ofCall: <Result>(asked: SharedCall, work: Work<Result>) => Promise<Result>;
  /** Does a part of it in the share of those that grow with a whole dialog. */
  readonly ofWhole: <Result>(asked: Omit<SharedCall, 'record'>, work: Work<Result>) => Promise<Result>;
}

/** Within the minute that clients give an answer. */
const LONGEST_WAIT_MS = 30_000;
/** More than a screen asks for at once. */
const WAITING_OF_ONE = 100;

/**
 * One person's calls at one time: eight run and the others wait, so that connections to the database are left to everybody else. Of
 * those that grow with a whole dialog one of a person and two in all, because each holds megabytes and the event loop for some
 * milliseconds at a go. Refuses with 429 or 503 and Retry-After, before any work. Calls of respondents have their own limit
 * (`createLoadLimit`).
 */
export function createShares(): Shares {
  const shared = { waitingOfOne: WAITING_OF_ONE, waiting: 1_000, longestMs: LONGEST_WAIT_MS } as const;
  const refusal = 'throttle/too-many-at-once';
  const each = createTurnQueue({ ...shared, concurrency: Infinity, runningOfOne: 8, refusal });
  const whole = createTurnQueue({ ...shared, concurrency: 2, runningOfOne: 1, refusal });

  const ofWhole: Shares['ofWhole'] = ({ who, address, signal }, work) =>
    whole(personOf(who) ?? `from ${addressGroup(address)}`, signal, work);

  return {
    ofWhole,
    ofCall: (asked, work) => {
      const { record, who, signal } = asked;
      if (record.whole) return ofWhole(asked, work);
      const isOfAuthors = record.access === 'author' || record.access === 'admin' || record.access === 'releaser';
      return isOfAuthors ? each(personOf(who) ?? 'release key', signal, work) : work();
    },
  };
}

/** The account or the respondent; null for who has neither. */
function personOf(who: SharedCall['who']): string | null {
  if (who === null || typeof who === 'string') return null;
  if (who.kind === 'author') return who.user_id;
  return who.kind === 'respondent' ? who.user_id_live : null;
}
