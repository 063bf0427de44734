import { openChannel } from '@dialogwerk/shared/browser';
import { commonBeginning, toldBy } from '../model/Conversation.ts';
import type { ConversationSession } from './ConversationSession.ts';
import { handBack } from './handBack.ts';

/**
 * Takes over what the respondent has answered elsewhere: in another tab at once, which tells of it, on another device as soon as this page
 * is looked at again, and so where the browser lets tabs tell each other nothing. What is being typed here stays, as long as its
 * question is asked; else it is handed back with a sentence.
 */
export function followTabs(session: ConversationSession): void {
  const { survey_id, client, $conversation, $stored, left } = session;
  const channel = openChannel(`dialog_${survey_id}`, () => void look());

  async function look(): Promise<void> {
    const before = $conversation.get();
    // What is on its way asks for itself how it stands.
    if (before.phase !== 'asked' && before.phase !== 'finished') return;
    const told = await client.call('conversation', { survey_id }).catch(() => null);
    if (told === null || $conversation.get() !== before) return;
    session.note(told);
    const common = commonBeginning(before.entries, told.entries);
    if (common === told.entries.length && common === before.entries.length) return;
    const now = toldBy(told, told.entries.length);
    session.show(now);
    handBack(session, before, now);
  }

  const onShown = (): void => {
    if (!document.hidden) void look();
  };
  document.addEventListener('visibilitychange', onShown, { signal: left });
  const unlisten = $stored.listen(() => channel.tell());
  left.addEventListener('abort', () => {
    unlisten();
    channel.close();
  });
}
