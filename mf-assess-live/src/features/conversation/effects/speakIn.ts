import { newTurnId } from '@dialogwerk/shared/clients/outbox';
import { answers, toldBy } from '../model/Conversation.ts';
import type { ConversationSession } from './ConversationSession.ts';
import { openConversation } from './openConversation.ts';

/**
 * Goes on in another language of the dialog; what stands in the input stays there, because the same question is open. false where that could not be done:
 * the conversation is as it was.
 */
export async function speakIn(session: ConversationSession, language: string): Promise<boolean> {
  const { survey_id, client, $conversation } = session;
  const before = $conversation.get();
  if (before.phase !== 'asked' && before.phase !== 'finished') return false;
  const told = await client.call('switchLanguage', { survey_id, turn_id: newTurnId(), language }).catch(() => null);
  if (!told) return false;
  session.note(told);
  session.noteStored();
  if ($conversation.get() !== before) {
    // A reply was sent meanwhile, and may have been answered in the language of before.
    await openConversation(session);
    return true;
  }
  const next = toldBy(told, before.entries.length);
  const isSame = before.phase === 'asked' && next.phase === 'asked' && answers(before.question, next.question);
  session.show(isSame ? { ...next, since: before.since ?? before.turn } : next);
  return true;
}
