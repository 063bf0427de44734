import type { Delay } from '../model/Conversation.ts';
import { callOutcomeOf } from '../model/CallOutcome.ts';
import type { CallOutcome, Refusal } from '../model/CallOutcome.ts';
import { untilNextAttempt } from './untilNextAttempt.ts';

/** A live call that takes longer says so (spec §9). */
const SLOW_AFTER_MS = 10_000;

export type Outcome<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'stopped' }
  | Refusal;

export interface RetryPolicy {
  /** Makes a call again and again until the server has answered for good; `onDelay` hears why it goes on. */
  untilAnswered<Value>(call: () => Promise<Value>, onDelay: (because: Delay) => void): Promise<Outcome<Value>>;
  /** Waits as before repeat number `attempt`; gives whether to go on, which it says no to once it was stopped. */
  pause(attempt: number): Promise<boolean>;
  /** Ends the wait for the next attempt. */
  tryNow(): void;
  /** Makes no further attempt; what is on its way comes out as 'stopped'. */
  stop(): void;
}

/** One call at a time, with as many attempts as it needs; `onSlow` when the server keeps the respondent waiting. */
export function createRetryPolicy(onSlow: () => void): RetryPolicy {
  let stopped = false;
  let endWait = (): void => undefined;

  async function attempt<Value>(
    call: () => Promise<Value>,
  ): Promise<Outcome<Value> | Extract<CallOutcome, { kind: 'again' }>> {
    const slow = setTimeout(onSlow, SLOW_AFTER_MS);
    try {
      return { kind: 'answered', value: await call() };
    } catch (error) {
      return callOutcomeOf(error);
    } finally {
      clearTimeout(slow);
    }
  }

  async function pause(attempts: number): Promise<boolean> {
    const wait = untilNextAttempt(attempts);
    endWait = wait.endNow;
    await wait.passed;
    return !stopped;
  }

  return {
    async untilAnswered(call, onDelay) {
      for (let attempts = 1; ; attempts += 1) {
        const outcome = await attempt(call);
        if (stopped) return { kind: 'stopped' };
        if (outcome.kind !== 'again') return outcome;
        if (outcome.because === 'busy' && attempts === 1) onSlow();
        onDelay(outcome.because);
        if (!(await pause(attempts))) return { kind: 'stopped' };
      }
    },
    pause,
    tryNow: () => endWait(),
    stop() {
      stopped = true;
      endWait();
    },
  };
}
