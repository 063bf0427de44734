import type { ModelOutcome } from '@dialogwerk/shared/dialog';
import { leadCall, TURN_MS } from '../../../leading/leadCall.ts';
import type { LiveServices } from '../LiveServices.ts';
import { askAndKeep } from '../../../leading/askAndKeep.ts';
import type { LedTurn } from '../../../leading/LedTurn.ts';

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
  const ask = askAndKeep(live, led, performance.now() + TURN_MS, signal);
  try {
    return await leadCall(led.call, ask, (text) => live.spoken.say(led, text));
  } finally {
    live.spoken.end(led);
  }
}
