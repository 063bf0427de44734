import type { PendingReply } from '@dialogwerk/shared/contract';
import { afterTurn, toldBy } from '../model/Conversation.ts';
import type { Asked, Sending } from '../model/Conversation.ts';
import { failureOf } from '../model/failureOf.ts';
import type { ConversationSession } from './ConversationSession.ts';

/** Sends the reply to the open question until it is stored; gives whether the conversation now has to be asked for whole. */
export async function sendReply(session: ConversationSession, asked: Asked, pending: PendingReply): Promise<boolean> {
  const { survey_id, kept, client, $conversation } = session;
  const { entries, freshFrom, turn, progress, question } = asked;
  const sending: Sending = { phase: 'sending', entries, freshFrom, turn, progress, question, pending, delay: null };
  $conversation.set(sending);
  const { turn_id, unique_question_id, nachfrage_id, reply } = pending;
  const request = { survey_id, turn_id, unique_question_id, nachfrage_id, reply };
  const sent = await session.untilAnswered(() => client.call('turn', request));
  if (sent.kind === 'stopped') return false;
  // Otherwise it stays in the outbox, because the author may switch the dialog on again.
  if (sent.kind !== 'inactive' && kept.readOutbox()?.turn_id === turn_id) kept.writeOutbox(null);
  switch (sent.kind) {
    case 'answered': {
      session.noteStored();
      session.note(sent.value);
      const next = afterTurn(sending, sent.value);
      if (next) session.show(next);
      return next === null;
    }
    case 'stale':
      session.$announcement.set({ kind: 'overtaken', text: pending.shown, question });
      if (sent.state) session.show(toldBy(sent.state, sent.state.entries.length));
      return sent.state === null;
    case 'refused':
      $conversation.set({ ...asked, refused: { sentence: sent.msg, reply } });
      return false;
    case 'inactive':
    case 'lost':
      session.fail(failureOf(sent));
      return false;
  }
}
