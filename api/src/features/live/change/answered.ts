import type { CallResponse } from '@dialogwerk/shared/contract';
import { beginningOf, conversationWith, openQuestion, step } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { findByUser } from '../turn/conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { readTurns } from '../../../dialogs/storedTurns.ts';
import { timed } from '../turn/playTurn.ts';
import { surveyOf } from '../turn/surveyOf.ts';

/** Every question that was answered and applies, with its reply, in the order of the conversation. */
export async function answered(
  live: LiveServices,
  survey_id: string,
  user_id_live: string,
): Promise<CallResponse<'answered'>> {
  const conversation = await findByUser(live.pool, survey_id, user_id_live);
  if (!conversation) throw new CallError('conversation/unknown');
  if (conversation.closed) throw new CallError('survey/inactive');
  const survey = await surveyOf(live, survey_id, conversation);
  const { conversation_id } = conversation;
  const turns = await readTurns(live.db, { survey_id, conversation_id });
  const given: CallResponse<'answered'>['answered'] = [];
  let state = conversationWith(beginningOf(conversation.state));
  for (const { event, created_at } of turns.filter(({ withdrawn_at }) => withdrawn_at === null)) {
    const question = openQuestion(survey, state);
    if (event?.kind === 'reply' && question) given.push({ question, reply: event.reply });
    const played = step(survey, state, timed(event ?? { kind: 'start' }, created_at.getTime()));
    if (played.outcome !== 'accepted') break;
    state = played.state;
  }
  return { answered: given };
}
