import { isDeepStrictEqual } from 'node:util';
import type { CallInput, ChatState } from '@dialogwerk/shared/contract';
import { newConversation, replay } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, PastReply, PastResponse, QuestionKey, Replay } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../calls/CallError.ts';
import { callForDialog } from '../../../outgoing/callForDialog.ts';
import { busy } from '../busy.ts';
import { findForTurn } from '../conversationStatements.ts';
import { callHash } from '../led/callHash.ts';
import type { LiveServices } from '../LiveServices.ts';
import { planChange } from './planChange.ts';
import { hearWords } from '../turn/hearWords.ts';
import { readChat } from '../turn/readChat.ts';
import { refuseEndless } from '../turn/refuseEndless.ts';
import { conversationFiles, replyFileOf } from '../turn/replyFiles.ts';
import { storeChange } from './storeChange.ts';
import { modelCallsOf, readTurns, repliesOf, responsesOf } from '../../../dialogs/storedTurns.ts';
import type { ReplyRow, TurnRow } from '../../../dialogs/storedTurns.ts';
import { surveyOf } from '../surveyOf.ts';

/** Each further attempt means that another call of this very respondent was quicker. */
const ATTEMPTS = 5;
/** A changed answer leads to at most so many systems that were not asked yet. */
const MOST_REQUESTS = 10;

type Change = QuestionKey & Pick<PastReply, 'reply' | 'understood'>;

/**
 * Gives an earlier question another reply: the conversation is played again with it, later replies stay as long as their
 * questions are asked, all others are withdrawn and stay in the data. One transaction stores it, or nothing; a repeated
 * `turn_id` changes nothing. Gives the whole transcript.
 *
 * Refuses with 404, 410 and 422 as a turn does, and with 409 where there is no such answer (any more).
 */
export async function changeAnswer(
  live: LiveServices,
  user_id_live: string,
  { survey_id, turn_id, ...wanted }: CallInput<'changeAnswer'>,
): Promise<ChatState> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const conversation = await findForTurn(live.pool, survey_id, user_id_live, turn_id);
    if (!conversation) throw new CallError('conversation/unknown');
    const { replayed: done, closed, conversation_id } = conversation;
    if (done) return readChat(live, survey_id, user_id_live);
    if (closed) throw new CallError('survey/inactive');
    const survey = await surveyOf(live, survey_id, conversation);
    if (conversation.participation_id !== null) {
      // What it has set off in another chat was read there (docs/decisions/0043).
      const state = await readChat(live, survey_id, user_id_live);
      throw new CallError('answer/unknown', { ...survey, body: { state } });
    }
    refuseEndless(conversation, survey);

    const ids = { survey_id, conversation_id };
    await replyFileOf(live, { ...ids, ...wanted }, survey);
    const rows = await readTurns(live.db, ids);
    const replies = repliesOf(rows);
    if (isAlready(replies, wanted)) return readChat(live, survey_id, user_id_live);
    // Asked back about nothing: it is changed, not in answer to a question that stands open.
    const { heard, understood } = await hearWords(
      live,
      survey,
      survey_id,
      { ...conversation, state: newConversation },
      wanted,
    );
    const change: Change = understood ? { ...wanted, understood } : wanted;
    const replayed = await replayWithRequests(live, survey_id, survey, replies, rows, change);
    if (replayed.outcome === 'rejected') throw new CallError('reply/refused', { problem: replayed.message });
    if (replayed.outcome !== 'replayed') {
      const state = await readChat(live, survey_id, user_id_live);
      throw new CallError('answer/unknown', { ...survey, body: { state } });
    }
    const now = live.now();
    const files = await conversationFiles(live, ids);
    const planned = planChange(survey, replayed, { rows, replies, files, now, seed: conversation.state.seed });
    const stored = await live.db
      .transaction()
      .execute((tx) => storeChange(tx, { survey_id, conversation, turn_id, change: planned, heard, now }));
    if (stored) return readChat(live, survey_id, user_id_live);
  }
  throw busy(1);
}

/** Asks the systems that only the new way leads to. */
async function replayWithRequests(
  live: LiveServices,
  survey_id: string,
  survey: CompiledSurvey,
  replies: readonly ReplyRow[],
  rows: readonly TurnRow[],
  change: Change,
): Promise<Replay> {
  const past = replies.map((reply) => reply.past);
  const responses: PastResponse[] = responsesOf(rows);
  const models = { made: modelCallsOf(rows), keyOf: callHash };
  for (let asked = 0; ; asked += 1) {
    const replayed = replay(survey, past, responses, change, models);
    if (replayed.outcome !== 'needs-response') return replayed;
    const { request } = replayed;
    responses.push({ request, values: asked < MOST_REQUESTS ? await callForDialog(live, survey_id, request) : null });
  }
}

/** Whether the question has this very reply now: then there is nothing to change, and nothing to mark as changed. */
function isAlready(replies: readonly ReplyRow[], { unique_question_id, nachfrage_id, reply }: Change): boolean {
  const current = replies.findLast(
    ({ past }) =>
      past.withdrawn_at === null &&
      past.unique_question_id === unique_question_id &&
      past.nachfrage_id === nachfrage_id,
  );
  return current !== undefined && isDeepStrictEqual(current.past.reply, reply);
}
