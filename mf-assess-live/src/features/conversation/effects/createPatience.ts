import type { Delay } from '../model/Conversation.ts';
import { verdictOf } from '../model/verdictOf.ts';
import type { Verdict } from '../model/verdictOf.ts';
import { untilNextAttempt } from './untilNextAttempt.ts';

/** A live call that takes longer says so (spec §9). */
const SLOW_AFTER_MS = 10_000;

export type Outcome<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'stopped' }
  | Exclude<Verdict, { kind: 'again' }>;

export interface Patience {
  /** Makes a call again and again until the server has answered for good; `onDelay` hears why it goes on. */
  untilAnswered<Value>(call: () => Promise<Value>, onDelay: (because: Delay) => void): Promise<Outcome<Value>>;
  /** Ends the wait for the next attempt. */
  tryNow(): void;
  /** Makes no further attempt; what is on its way comes out as 'stopped'. */
  stop(): void;
}

/** One call at a time, with as many attempts as it needs; `onSlow` when the server keeps the respondent waiting. */
export function createPatience(onSlow: () => void): Patience {
  let stopped = false;
  let endWait = (): void => undefined;

  async function attempt<Value>(
    call: () => Promise<Value>,
  ): Promise<Outcome<Value> | Extract<Verdict, { kind: 'again' }>> {
    const slow = setTimeout(onSlow, SLOW_AFTER_MS);
    try {
      return { kind: 'answered', value: await call() };
    } catch (error) {
      return verdictOf(error);
    } finally {
      clearTimeout(slow);
    }
  }

  return {
    async untilAnswered(call, onDelay) {
      for (let attempts = 1; ; attempts += 1) {
        const outcome = await attempt(call);
        if (stopped) return { kind: 'stopped' };
        if (outcome.kind !== 'again') return outcome;
        if (outcome.because === 'busy' && attempts === 1) onSlow();
        onDelay(outcome.because);
        const wait = untilNextAttempt(attempts);
        endWait = wait.endNow;
        await wait.passed;
        if (stopped) return { kind: 'stopped' };
      }
    },
    tryNow: () => endWait(),
    stop() {
      stopped = true;
      endWait();
    },
  };
}
