import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { sayablesOf, traceOf, tracedVariables } from '@dialogwerk/shared/dialog';
import type { CallContext } from '../../../calls/handler.ts';
import { keptModelCalls } from '../../../storage/surveys/keptModelCalls.ts';
import { readSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import type { LiveServices } from '../LiveServices.ts';
import { findOwnTest, playedAgain } from './ownTest.ts';

/** How the author's own test conversation came about, from what is stored of it. */
export async function testTrace(
  live: LiveServices,
  context: Pick<CallContext<'author'>, 'who'>,
  { survey_id: named }: CallInput<'testTrace'>,
): Promise<CallResponse<'testTrace'>> {
  const test = await findOwnTest(live, context, named);
  const { survey_id, conversation_id } = test;
  const snapshot = await readSnapshot(live.db, survey_id, test.revision);
  if (!snapshot) throw new Error(`revision ${test.revision} of survey ${survey_id} is not kept`);
  const { turns } = await playedAgain(live, test);
  const now = turns.at(-1)?.taken.state.variables ?? {};
  return {
    steps: traceOf(test.survey, sayablesOf(snapshot), turns),
    variables: tracedVariables(snapshot.blocks, now),
    calls: await keptModelCalls(live.db, { survey_id, conversation_id }),
  };
}
