import { callOutcomeOf, notDone } from '../model/CallOutcome.ts';
import type { NotDone } from '../model/CallOutcome.ts';
import type { ConversationSession } from './ConversationSession.ts';
import { openConversation } from './openConversation.ts';

/** Spec §4, 'Restart and delete'; gives null when it is done. What is not done leaves the conversation as it was. */
export async function restartOrDelete(
  session: ConversationSession,
  action: 'restart' | 'delete',
): Promise<NotDone | null> {
  const { survey_id, kept, client } = session;
  // Otherwise a reply that still waits would be sent into the new conversation.
  session.letGo();
  try {
    await client.call('restartDelete', { survey_id, action, isLive: true });
  } catch (error) {
    // A conversation that is not there any more needs no deleting.
    const outcome = callOutcomeOf(error);
    if (outcome.kind !== 'lost') {
      const { phase } = session.$conversation.get();
      if (phase !== 'asked' && phase !== 'finished' && phase !== 'ended') void openConversation(session);
      return notDone(outcome);
    }
    kept.forget();
  }
  if (action === 'delete') kept.forget();
  kept.writeOutbox(null);
  kept.forgetHistory();
  session.noteStored();
  return null;
}
