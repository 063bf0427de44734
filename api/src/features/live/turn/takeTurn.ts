import type { CallInput, ChatState } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import { linesOfTurn } from '../../../consents/consentLines.ts';
import { busy } from '../busy.ts';
import { takeChatsTurn } from '../chats/takeChatsTurn.ts';
import { findForTurn, storeTurn } from './conversationStatements.ts';
import type { ConversationRow, StoredTurn, TurnOutcome } from './conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { hearWords } from './hearWords.ts';
import { playCounted } from './playCounted.ts';
import { beginConversation, readChat } from './readChat.ts';
import { receiptCode } from '../receipt/receiptCode.ts';
import { refuseEndless } from './refuseEndless.ts';
import { repeats } from './repeats.ts';
import { replyFileOf } from './replyFiles.ts';
import { shownEntries } from './shownEntries.ts';
import { surveyOf } from './surveyOf.ts';
import { refuseEarly } from './timeLeft.ts';

/** Each further attempt means that another call of this very respondent was quicker; more than a few are no person's. */
const ATTEMPTS = 5;

/**
 * Takes one reply: one SELECT, the engine, one statement that stores all of the turn or nothing (domain.md §4). Gives
 * the new entries once they are committed; a repeated `turn_id` gives what it gave before.
 *
 * Refuses with 404 (not the respondent's conversation), 410 (not active any more), 409 (another question is open; the
 * state stands beside the sentence), 422 (the reply is not valid, or one of too many; nothing is stored), 503 (too many calls at once).
 */
export async function takeTurn(
  live: LiveServices,
  user_id_live: string,
  { survey_id, turn_id, unique_question_id, nachfrage_id, reply }: CallInput<'turn'>,
): Promise<ChatState> {
  const stale = async (conversation: ConversationRow): Promise<CallError> => {
    const survey = await surveyOf(live, survey_id, conversation);
    return new CallError('turn/stale', { ...survey, body: { state: await readChat(live, survey_id, user_id_live) } });
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const conversation = await findForTurn(live.pool, survey_id, user_id_live, turn_id);
    if (!conversation) throw new CallError('conversation/unknown');
    const { replayed, conversation_id } = conversation;
    if (replayed?.withdrawn) throw await stale(conversation);
    if (replayed) return answerOf(live, survey_id, conversation, replayed);
    if (conversation.closed) throw new CallError('survey/inactive');
    const survey = await surveyOf(live, survey_id, conversation);
    refuseEndless(conversation, survey);
    if (conversation.turn === 0) {
      // One of a multi-chat's begins when its triggers say so.
      if (conversation.participation_id !== null) throw new CallError('conversation/unknown');
      await beginConversation(live, survey, survey_id, conversation);
      continue;
    }
    const now = live.now();
    refuseEarly(survey, conversation, { unique_question_id, nachfrage_id, reply }, now);
    const { heard, understood } = await hearWords(live, survey, survey_id, conversation, { unique_question_id, reply });
    const replied = { kind: 'reply', unique_question_id, nachfrage_id, reply } as const;
    const said = understood ? { ...replied, understood } : replied;
    const file = await replyFileOf(live, { survey_id, conversation_id, unique_question_id, reply }, survey);
    if (conversation.participation_id !== null) {
      const own = { survey_id, turn: conversation.turn, turn_id, event: said, file, heard };
      const inChats = await takeChatsTurn(live, conversation.participation_id, own);
      if (inChats.outcome === 'moved-on') continue;
      if (inChats.outcome === 'rejected') throw new CallError('reply/refused', { problem: inChats.message });
      if (inChats.outcome === 'stale' || !inChats.own) throw await stale(conversation);
      return answerOf(live, survey_id, conversation, inChats.own);
    }
    const { played, event } = await playCounted(live, { survey_id, ...conversation }, survey, said, { now, file });
    if (played.outcome === 'rejected') throw new CallError('reply/refused', { problem: played.message });
    if (played.outcome === 'stale') throw await stale(conversation);
    const { state, entries, result: outcome, answers, way } = played;
    const stored = { event, state, entries, outcome, answers, way, repeats: repeats(survey, answers) };
    const consents = linesOfTurn(survey, conversation.state, answers);
    const turn = { survey_id, conversation, turn_id, ...stored, consents, heard, now };
    if (!(await storeTurn(live.pool, turn))) continue;
    // Not waited for, because a reply is acknowledged at once; what fails now is settled when the respondent asks.
    if (outcome.waiting) live.requests.settle({ survey_id, conversation_id }).catch(() => {});
    return answerOf(live, survey_id, conversation, { turn: conversation.turn, entries, outcome });
  }
  throw busy(1);
}

/** The answer to a turn; the receipt's code comes with the last one. */
async function answerOf(
  live: LiveServices,
  survey_id: string,
  { conversation_id, has_receipt }: ConversationRow,
  { turn, entries, outcome }: Pick<StoredTurn, 'turn' | 'entries'> & { readonly outcome: TurnOutcome },
): Promise<ChatState> {
  const receipt = outcome.finished && has_receipt ? receiptCode(live, conversation_id) : null;
  return { survey_id, entries: await shownEntries(live, survey_id, entries), turn: turn + 1, ...outcome, receipt };
}
