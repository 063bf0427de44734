import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import type { CallContext } from '../../../calls/handler.ts';
import type { Computation } from '../../../compute/Compute.ts';
import { mayTest } from '../../../policies/mayTest.ts';
import type { LiveServices } from '../LiveServices.ts';
import type { playPath } from './playPath.ts';
import { readSimulated } from './readSimulated.ts';
import { storePath } from './storePath.ts';

const path: Computation<typeof playPath> = { file: new URL('./playPath.ts', import.meta.url), name: 'playPath' };

/** An author waits before an empty chat. */
const SEARCHING_MS = 10_000;

/**
 * Finds a short way to a question, over all dialogs of the multi-chat, and plays it into new test conversations of
 * the author, so that the test goes on from there (domain.md §7). No system of the author's is asked on the way and no
 * file is needed. 409 with the reason when no way was found; the author's tests are then as they were.
 */
export async function simulatePath(
  live: LiveServices,
  { who, signal }: Pick<CallContext<'author'>, 'who' | 'signal'>,
  input: CallInput<'simulatePath'>,
): Promise<CallResponse<'simulatePath'>> {
  const { target, name, snapshots, revisions, rules } = await readSimulated({ services: live, who }, input);
  const run = { of: who.user_id, signal, budgetMs: SEARCHING_MS };
  const found = await live.compute.run(
    path,
    { target, snapshots, rules, led: live.model.connected, now: live.now() },
    run,
  );
  if (!found) throw new CallError('path/none', { reason: 'gave-up', at: name, before: null });
  if (!found.found) throw new CallError('path/none', found);
  for (const { survey_id } of found.dialogs) await mayTest({ services: live, who }, survey_id);
  return {
    survey_id: target.survey_id,
    history: await storePath(live, who.user_id, found.dialogs, { revisions, led: found.led }),
  };
}
