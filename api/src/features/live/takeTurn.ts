import type { CallInput, ChatState } from '@dialogwerk/shared/contract';
import type { EngineEvent } from '@dialogwerk/shared/dialog';
import { CallError } from '../../calls/CallError.ts';
import { findForTurn, storeTurn } from './conversationStatements.ts';
import type { LiveServices } from './LiveServices.ts';
import { playTurn } from './playTurn.ts';
import { beginConversation, readChat, surveyOf } from './readChat.ts';
import { texts } from './texts.ts';

/** Each further attempt means that another call of this very respondent was quicker; more than a few are no person's. */
const ATTEMPTS = 5;

/**
 * Takes one reply: one SELECT, the engine, one statement that stores all of the turn or nothing (domain.md §4). Gives
 * the new entries once they are committed; a repeated `turn_id` gives what it gave before.
 *
 * Refuses with 404 (not the respondent's conversation), 410 (not active any more), 409 (another question is open; the
 * state stands beside the sentence), 422 (the reply is not valid; nothing is stored), 503 (too many calls at once).
 */
export async function takeTurn(
  live: LiveServices,
  user_id_live: string,
  { survey_id, turn_id, unique_question_id, nachfrage_id, reply }: CallInput<'turn'>,
): Promise<ChatState> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const conversation = await findForTurn(live.pool, survey_id, user_id_live, turn_id);
    if (!conversation) throw new CallError(404, texts.unknownConversation);
    const { replayed } = conversation;
    if (replayed)
      return { survey_id, entries: replayed.entries, turn: replayed.turn + 1, receipt: null, ...replayed.outcome };
    if (conversation.closed) throw new CallError(410, texts.inactive);

    const survey = await surveyOf(live, survey_id, conversation);
    if (conversation.turn === 0) {
      await beginConversation(live, survey, survey_id, conversation);
      continue;
    }
    const now = live.now();
    const event: EngineEvent = { kind: 'reply', unique_question_id, nachfrage_id, reply };
    const played = playTurn(survey, conversation.state, event, now);
    if (played.outcome === 'rejected') throw new CallError(422, played.message);
    if (played.outcome === 'stale') {
      const state = await readChat(live, survey_id, user_id_live);
      throw new CallError(409, texts.staleTurn, { body: { state } });
    }
    const { state, entries, result: outcome, answers } = played;
    const stored = await storeTurn(live.pool, {
      survey_id,
      conversation,
      turn_id,
      state,
      entries,
      outcome,
      answers,
      now,
    });
    if (stored) return { survey_id, entries, turn: conversation.turn + 1, receipt: null, ...outcome };
  }
  throw new CallError(503, texts.busy, { headers: { 'retry-after': '1' } });
}
