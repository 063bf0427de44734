import type { CallResponse, ChatState } from '@dialogwerk/shared/contract';
import { isWaiting, openQuestion, progressOf } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { findTranscript } from '../turn/conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { pushKeyOf } from '../push/subscriptions.ts';
import { receiptCode } from '../receipt/receiptCode.ts';
import { languageOf } from '../turn/languageOf.ts';
import { surveyOf } from '../turn/surveyOf.ts';
import { shownEntries } from '../turn/shownEntries.ts';
import { notebookOf } from './foundHints.ts';
import { findParticipation } from './participationStatements.ts';
import { playInChats } from './playInChats.ts';
import { resumeCode } from './resumeCode.ts';
import { spokenChats } from './spokenChats.ts';
import { settleAll } from './takeChatsTurn.ts';
import { withTimeLeft } from '../turn/timeLeft.ts';

/**
 * Every chat of a respondent that has begun, whole, in the order of the multi-chat. What is due happens first; so a
 * participation that has just been made begins here. Refuses with 404 (none), 410 (not active any more).
 */
export async function readChats(live: LiveServices, user_id_live: string): Promise<CallResponse<'chats'>> {
  const found = await findParticipation(live.pool, user_id_live);
  if (!found) throw new CallError('conversation/unknown');
  const { participation_id, dialog_manager_id, publication_id } = found;
  const { active } = await live.db
    .selectFrom('dialog_managers')
    // Who tries it does not wait for it to be live.
    .select((row) =>
      row.and([row.or([row('active', '=', true), row.val(found.is_test)]), row('deleted_at', 'is', null)]).as('active'),
    )
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  if (!active) throw new CallError('survey/inactive');
  const played = await playInChats(live, participation_id, { kind: 'time' });
  if (played.outcome === 'accepted') settleAll(live, played.waiting);
  // Read before the transcripts: what comes in between is pushed once more, and known by its count.
  const { seq, memory } = (await findParticipation(live.pool, user_id_live)) ?? { ...found, seq: 0 };
  const published = await live.compiledChats.get(dialog_manager_id, publication_id);
  const chats: ChatState[] = [];
  for (const survey_id of published.surveys.keys()) {
    const chat = await readBegun(live, survey_id, user_id_live);
    if (chat) chats.push(chat);
  }
  return {
    chats,
    seq,
    notebook: notebookOf(published, memory.behind),
    seen: found.seen,
    resume_code: resumeCode(live, participation_id),
    push_key: pushKeyOf(live, published),
    spoken: await spokenChats(live, found),
  };
}

async function readBegun(live: LiveServices, survey_id: string, user_id_live: string): Promise<ChatState | null> {
  const found = await findTranscript(live.pool, survey_id, user_id_live);
  if (!found || found.turn === 0) return null;
  const survey = await surveyOf(live, survey_id, found);
  const { conversation_id, has_receipt } = found;
  const now = live.now();
  const waiting = isWaiting(found.state);
  // What a crash has left; not waited for, because its outcome is pushed.
  if (waiting) live.requests.settle({ survey_id, conversation_id }).catch(() => {});
  return {
    survey_id,
    entries: await shownEntries(live, survey_id, (found.transcript ?? []).flat()),
    question: withTimeLeft(openQuestion(survey, { ...found.state, at: now }), { since: found.last_at_ms, now }),
    waiting,
    finished: found.finished,
    turn: found.turn,
    progress: progressOf(survey, found.state),
    receipt: has_receipt ? receiptCode(live, conversation_id) : null,
    ...languageOf(survey, found.state),
  };
}
