import type { Conversation } from '../features/conversation/model/Conversation.ts';
import type { ShownChat } from './stage/ChatsOrder.ts';

/** A chat as its messenger shows it, after what it showed before; what was not on the screen yet comes with its pauses. */
export function conversationOf(
  { entries, question, progress, turns, waits, isBegun }: ShownChat,
  before: Conversation,
  refused: string | null,
): Conversation {
  // The author's own bubble stands at once.
  const own = before.phase === 'sending' && refused === null ? 1 : 0;
  const freshFrom = Math.min(before.entries.length + own, entries.length);
  const confirmed = { entries, freshFrom, turn: turns, progress };
  const sentence =
    refused !== null && refused !== '' && before.phase === 'sending'
      ? { sentence: refused, reply: before.pending.reply }
      : null;
  if (question) return { ...confirmed, phase: 'asked', question, refused: sentence };
  return isBegun && waits.length === 0
    ? { ...confirmed, phase: 'finished' }
    : { ...confirmed, phase: 'waiting', delay: null };
}
