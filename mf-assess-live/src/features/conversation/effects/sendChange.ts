import type { PendingReply } from '@dialogwerk/shared/contract';
import { toldBy } from '../model/Conversation.ts';
import type { Asked, Finished, Undo } from '../model/Conversation.ts';
import { failureOf } from '../model/failureOf.ts';
import { withdrawnReplies } from '../model/withdrawnReplies.ts';
import type { ConversationSession } from './ConversationSession.ts';

/** Sends another reply to an earlier question until it is stored; what became of it is announced, with the way back. */
export async function sendChange(
  session: ConversationSession,
  before: Asked | Finished,
  change: PendingReply,
  undo: Undo | null,
): Promise<void> {
  const { survey_id, kept, client, $announcement } = session;
  const { entries, turn, progress } = before;
  const confirmed = { entries, freshFrom: entries.length, turn, progress };
  session.$conversation.set({ ...confirmed, phase: 'changing', before, change, delay: null });
  const { turn_id, unique_question_id, nachfrage_id, reply } = change;
  const request = { survey_id, turn_id, unique_question_id, nachfrage_id, reply };
  const sent = await session.untilAnswered(() => client.call('changeAnswer', request));
  if (sent.kind === 'stopped') return;
  // Otherwise it stays in the outbox, because the author may switch the dialog on again.
  if (sent.kind !== 'inactive' && kept.readOutbox()?.turn_id === turn_id) kept.writeOutbox(null);
  switch (sent.kind) {
    case 'answered':
      session.note(sent.value);
      session.noteStored();
      $announcement.set({ kind: 'changed', withdrawn: withdrawnReplies(entries, sent.value.entries), undo });
      return session.show(toldBy(sent.value, sent.value.entries.length));
    case 'refused':
      $announcement.set({ kind: 'refused', sentence: sent.msg, requestId: sent.requestId });
      return session.show(before);
    case 'stale':
      $announcement.set({ kind: 'gone' });
      return session.show(sent.state ? toldBy(sent.state, sent.state.entries.length) : before);
    case 'inactive':
    case 'lost':
      return session.fail(failureOf(sent));
  }
}
