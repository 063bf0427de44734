import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';
import { keptModelCalls } from '../../storage/surveys/keptModelCalls.ts';
import { begunLive } from '../../storage/surveys/liveConversations.ts';

/** Every call of a model in a respondent's conversation, in order of time (role with analyse 1); 404 for tests. */
export const conversationModelCalls: Handler<'conversationModelCalls'> = async (
  { survey_id: named, conversation_id },
  { services, who },
) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const { db } = services;
  const found = await db
    .selectFrom('conversations as c')
    .select('conversation_id')
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where(begunLive)
    .executeTakeFirst();
  if (!found) throw new CallError('conversation/unknown');
  return { calls: await keptModelCalls(db, { survey_id, conversation_id }) };
};
