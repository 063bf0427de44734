import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { blockName, searchChatPath } from '@dialogwerk/shared/dialog';
import type { NoPath, QuestionOf } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../calls/CallError.ts';
import type { Author } from '../../../calls/identity.ts';
import { mayTest } from '../../../policies/mayTest.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playPath } from './playPath.ts';
import { readSimulated } from './readSimulated.ts';
import type { Simulated } from './readSimulated.ts';
import { runSearch } from './runSearch.ts';
import { simulateTexts } from './texts.ts';

/** A block as a sentence names it. */
function nameOf({ surveys }: Simulated, { survey_id, unique_question_id }: QuestionOf): string {
  const found = surveys.get(survey_id)?.blocks.get(unique_question_id);
  return (found && blockName(found.block, found.says)) || unique_question_id;
}

function noPath(simulated: Simulated, reason: NoPath, target: QuestionOf, at: QuestionOf): CallError {
  const sentence = simulateTexts.noPath[reason](nameOf(simulated, at));
  const isTarget = at.survey_id === target.survey_id && at.unique_question_id === target.unique_question_id;
  const before = isTarget ? '' : `${simulateTexts.notReached(nameOf(simulated, target))} `;
  return new CallError(409, `${before}${sentence} ${simulateTexts.unchanged}`, { field: 'target_unique_question_id' });
}

/**
 * Finds the shortest way to a question, over all dialogs of the multi-chat, and plays it into new test conversations of
 * the author, so that the test goes on from there (domain.md §7). No system of the author's is asked on the way and no
 * file is needed. 409 with the reason when no way was found; the author's tests are then as they were.
 */
export async function simulatePath(
  live: LiveServices,
  who: Author,
  input: CallInput<'simulatePath'>,
): Promise<CallResponse<'simulatePath'>> {
  const simulated = await readSimulated({ services: live, who }, input);
  const { target, surveys, rules } = simulated;
  const path = await runSearch(searchChatPath(surveys, rules, target));
  if (!path) throw noPath(simulated, 'gave-up', target, target);
  if (!path.found) throw noPath(simulated, path.reason, target, path.at);
  const played = new Set(path.turns.map(({ survey_id }) => survey_id));
  for (const survey_id of played) await mayTest({ services: live, who }, survey_id);
  return { survey_id: target.survey_id, history: await playPath(live, who.user_id, path.turns) };
}
