import type { CallInput, ChatState } from '@dialogwerk/shared/contract';
import { beginningOf } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { callForDialog } from '../../../outgoing/callForDialog.ts';
import { busy } from '../busy.ts';
import { findForTurn } from '../turn/conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { planChange } from './planChange.ts';
import { readChat } from '../turn/readChat.ts';
import { replayChange } from './replayChange.ts';
import type { Ask } from './replayChange.ts';
import { conversationFiles } from '../turn/replyFiles.ts';
import { storeChange } from './storeChange.ts';

/** Each further attempt means that another call of this very respondent was quicker. */
const ATTEMPTS = 5;
/** A changed answer leads to at most so many systems that were not asked yet. */
const MOST_REQUESTS = 10;

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
    const { replayed: done, conversation_id } = conversation;
    if (done) return readChat(live, survey_id, user_id_live);
    const found = await replayChange(live, { survey_id, user_id_live, conversation }, wanted, asking(live, survey_id));
    if (!found) return readChat(live, survey_id, user_id_live);
    const { survey, rows, replies, heard, now, replayed } = found;
    if (replayed.outcome !== 'replayed') throw new Error('a system that was asked has not answered');
    const files = await conversationFiles(live, { survey_id, conversation_id });
    const begun = beginningOf(replayed.state);
    const planned = planChange(survey, replayed, { rows, replies, files, now, begun });
    const stored = await live.db
      .transaction()
      .execute((tx) => storeChange(tx, { survey_id, survey, conversation, turn_id, change: planned, heard, now }));
    if (stored) return readChat(live, survey_id, user_id_live);
  }
  throw busy(1);
}

function asking(live: LiveServices, survey_id: string): Ask {
  let asked = 0;
  return async (request) => {
    asked += 1;
    return asked > MOST_REQUESTS ? null : callForDialog(live, survey_id, request);
  };
}
