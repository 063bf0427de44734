import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { CallError } from '../../../calls/CallError.ts';
import type { CallContext } from '../../../calls/handler.ts';
import type { Computation } from '../../../compute/Compute.ts';
import { mayTest } from '../../../policies/mayTest.ts';
import type { LiveServices } from '../LiveServices.ts';
import type { findWay, Way, WayWanted } from './findWay.ts';
import { playPath } from './playPath.ts';
import { readSimulated } from './readSimulated.ts';
import { simulateTexts } from './texts.ts';

const way: Computation<typeof findWay> = { file: new URL('./findWay.ts', import.meta.url), name: 'findWay' };

/** An author waits before an empty chat. */
const SEARCHING_MS = 8_000;

function noWay({ reason, at, before }: Extract<Way, { found: false }>): CallError {
  const sentences = [
    ...(before === null ? [] : [simulateTexts.notReached(before)]),
    simulateTexts.noPath[reason](at),
    simulateTexts.unchanged,
  ];
  return new CallError(409, sentences.join(' '), { field: 'target_unique_question_id' });
}

/** A search whose time was over knows no names any more. */
function overBudget({ target, snapshots }: WayWanted): CallError {
  const { survey_id, unique_question_id } = target;
  const block = snapshots.get(survey_id)?.blocks.find((one) => one.unique_question_id === unique_question_id);
  const at = block?.short_name || unique_question_id;
  return noWay({ found: false, reason: 'gave-up', at, before: null });
}

/**
 * Finds the shortest way to a question, over all dialogs of the multi-chat, and plays it into new test conversations of
 * the author, so that the test goes on from there (domain.md §7). No system of the author's is asked on the way and no
 * file is needed. 409 with the reason when no way was found; the author's tests are then as they were.
 */
export async function simulatePath(
  live: LiveServices,
  { who, signal }: Pick<CallContext<'author'>, 'who' | 'signal'>,
  input: CallInput<'simulatePath'>,
): Promise<CallResponse<'simulatePath'>> {
  const wanted = await readSimulated({ services: live, who }, input);
  const found = await live.compute.run(way, wanted, { of: who.user_id, signal, budgetMs: SEARCHING_MS });
  if (!found) throw overBudget(wanted);
  if (!found.found) throw noWay(found);
  const played = new Set(found.turns.map(({ survey_id }) => survey_id));
  for (const survey_id of played) await mayTest({ services: live, who }, survey_id);
  return { survey_id: wanted.target.survey_id, history: await playPath(live, who.user_id, found.turns) };
}
