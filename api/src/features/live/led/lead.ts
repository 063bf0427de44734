import type { ModelOutcome } from '@dialogwerk/shared/dialog';
import { leadCall } from '../../../leading/leadCall.ts';
import { thinkingIn } from '../texts.ts';
import type { LiveServices } from '../LiveServices.ts';
import { askAndKeep } from '../../../leading/askAndKeep.ts';
import type { LedTurn } from '../../../leading/LedTurn.ts';

/** Nobody wonders earlier, in milliseconds. */
const TOLD_AFTER_MS = 5_000;

/**
 * What the model makes of a turn, within its time; what it says is told to who listens meanwhile. `failed` where it fails or
 * none is connected any more; throws `aborted` when the server stops.
 */
export async function lead(
  live: Pick<LiveServices, 'db' | 'model' | 'now' | 'pseudonym' | 'spoken'>,
  led: LedTurn,
): Promise<ModelOutcome> {
  if (!live.model.connected) return { kind: 'failed' };
  const { signal } = new AbortController();
  const begun = performance.now();
  const until = () => begun + live.model.patience();
  const ask = askAndKeep(live, led, until, signal);
  const thinking = setTimeout(() => live.spoken.think(led, thinkingIn(led.call)), TOLD_AFTER_MS);
  try {
    return await leadCall(led.call, ask, (text) => live.spoken.say(led, text));
  } finally {
    clearTimeout(thinking);
    live.spoken.end(led);
  }
}
