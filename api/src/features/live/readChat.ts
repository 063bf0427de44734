import type { ChatState } from '@dialogwerk/shared/contract';
import { openQuestion, openRequest, progressOf } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import { CallError } from '../../calls/CallError.ts';
import { findTranscript, storeTurn } from './conversationStatements.ts';
import type { ConversationRow } from './conversationStatements.ts';
import type { LiveServices } from './LiveServices.ts';
import { playTurn } from './playTurn.ts';
import { texts } from './texts.ts';

/** Where the respondent's conversation stands, with its whole transcript; begins it when nothing was said yet. */
export async function readChat(live: LiveServices, survey_id: string, user_id_live: string): Promise<ChatState> {
  const found = await findTranscript(live.pool, survey_id, user_id_live);
  if (!found) throw new CallError(404, texts.unknownConversation);
  if (found.closed) throw new CallError(410, texts.inactive);
  const survey = await surveyOf(live, survey_id, found);
  if (found.turn === 0) {
    await beginConversation(live, survey, survey_id, found);
    return readChat(live, survey_id, user_id_live);
  }
  return {
    survey_id,
    entries: (found.transcript ?? []).flat(),
    question: openQuestion(survey, found.state),
    waiting: openRequest(survey, found.state) !== null,
    finished: found.finished,
    turn: found.turn,
    progress: progressOf(survey, found.state),
    receipt: null,
  };
}

/** The survey that a conversation runs on, at the conversation's revision. */
export async function surveyOf(
  live: LiveServices,
  survey_id: string,
  { revision }: Pick<ConversationRow, 'revision'>,
): Promise<CompiledSurvey> {
  const survey = await live.compiled.get(survey_id, revision);
  if (!survey) throw new Error(`revision ${revision} of survey ${survey_id} is not kept`);
  return survey;
}

/** Stores the welcome and the first question as turn 0; does nothing when another call has begun the conversation. */
export async function beginConversation(
  live: LiveServices,
  survey: CompiledSurvey,
  survey_id: string,
  conversation: ConversationRow,
): Promise<void> {
  const now = live.now();
  const played = playTurn(survey, conversation.state, { kind: 'start' }, now);
  if (played.outcome !== 'accepted') throw new Error(`survey ${survey_id} cannot be begun: ${played.outcome}`);
  const { state, entries, result: outcome, answers } = played;
  const turn_id = conversation.conversation_id;
  await storeTurn(live.pool, { survey_id, conversation, turn_id, state, entries, outcome, answers, now });
}
