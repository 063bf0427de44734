import type { ChatState, PendingReply } from '@dialogwerk/shared/contract';
import { answers, commonBeginning, toldBy } from '../model/Conversation.ts';
import type { Asked } from '../model/Conversation.ts';
import { failureOf, registrationFailure } from '../model/failureOf.ts';
import type { ConversationSession } from './ConversationSession.ts';
import { onceInAllTabs } from './onceInAllTabs.ts';
import { readWhyClosed } from './readWhyClosed.ts';
import { sendChange } from './sendChange.ts';
import { sendReply } from './sendReply.ts';

/** Begins the conversation or comes back to it, and sends what waits. */
export async function openConversation(session: ConversationSession): Promise<void> {
  const { survey_id, kept } = session;
  const isKnown = (): boolean => kept.sessions.read() !== null;
  const returning = isKnown();
  const told = returning
    ? await session.ask()
    : await onceInAllTabs(`begin_${survey_id}`, isKnown, () => begin(session));
  switch (told.kind) {
    case 'stopped':
      return;
    case 'answered':
      return goOn(session, told.value);
    case 'unregistered':
      if (readWhyClosed(told.because)) return;
      return session.fail(registrationFailure(told.because));
    case 'lost':
      if (!returning) return session.fail(failureOf(told));
      kept.forget();
      return openConversation(session);
    case 'inactive':
    case 'refused':
    case 'stale':
      session.fail(failureOf(told));
  }
}

/** Sends a reply; asks for the conversation whole where the answer alone does not say how it goes on. */
export async function reply(session: ConversationSession, asked: Asked, pending: PendingReply): Promise<void> {
  const isUnclear = await sendReply(session, asked, pending);
  if (isUnclear) await openConversation(session);
}

/**
 * Makes a live user, unless another tab has, and asks how it stands with the conversation. Both in one go, because the
 * first answer of the server takes long enough for the other tabs to see what this one has stored.
 */
async function begin({ kept, register, untilAnswered, ask }: ConversationSession) {
  if (!kept.sessions.read()) {
    const registered = await untilAnswered(register);
    if (registered.kind === 'stopped') return registered;
    if (registered.kind !== 'answered') return { kind: 'unregistered', because: registered } as const;
    kept.sessions.write(registered.value);
  }
  return ask();
}

/** Takes the server's word; a reply that waits is sent when it answers what is asked. */
export async function goOn(session: ConversationSession, state: ChatState): Promise<void> {
  const { kept, $conversation } = session;
  session.note(state);
  const before = $conversation.get();
  // Only a beginning is played with its pauses; whoever comes back later sees at once where they were.
  const known = Math.min(before.freshFrom, commonBeginning(before.entries, state.entries));
  const conversation = toldBy(state, state.turn > 1 ? state.entries.length : known);
  const waiting = kept.readOutbox();
  if (waiting && !waiting.changes && conversation.phase === 'asked' && answers(waiting, conversation.question)) {
    kept.writeHistory(conversation.entries);
    return reply(session, conversation, waiting);
  }
  if (waiting?.changes && (conversation.phase === 'asked' || conversation.phase === 'finished')) {
    return sendChange(session, conversation, waiting, null);
  }
  kept.writeOutbox(null);
  session.show(conversation);
}
