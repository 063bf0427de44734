import type { ChatState } from '@dialogwerk/shared/contract';
import type { ConversationSession } from '../features/conversation/effects/ConversationSession.ts';
import { handBack } from '../features/conversation/effects/handBack.ts';
import { openConversation } from '../features/conversation/effects/openConversation.ts';
import { toldBy } from '../features/conversation/model/Conversation.ts';

/**
 * Takes what is pushed about a conversation: turns that are known already, such as one's own reply or what another call has
 * told, are left out by the count of turns; while a reply is on its way they wait for its answer. Gives what to call with each.
 */
export function takePushes(session: ConversationSession): (push: ChatState) => void {
  const { $conversation } = session;
  let waiting: ChatState[] = [];

  function drain(): void {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const now = $conversation.get();
      if (now.phase === 'ended') return void (waiting = []);
      // What the opening or a reply's answer tells may hold it.
      if (now.phase === 'opening' || now.phase === 'sending' || now.phase === 'changing') return;
      waiting = waiting.slice(1);
      if (next.turn <= now.turn) continue;
      if (next.turn > now.turn + 1) {
        waiting = [];
        void openConversation(session);
        return;
      }
      const told = toldBy({ ...next, entries: [...now.entries, ...next.entries] }, now.entries.length);
      session.show(told);
      handBack(session, now, told);
    }
  }

  $conversation.listen(drain);
  return (push) => {
    waiting = [...waiting, push];
    drain();
  };
}
