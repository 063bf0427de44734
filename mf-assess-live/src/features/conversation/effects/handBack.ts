import { answers } from '../model/Conversation.ts';
import type { Conversation } from '../model/Conversation.ts';
import type { ConversationSession } from './ConversationSession.ts';

/** Tells of what was being typed here for a question that was answered elsewhere, so that it is not lost. */
export function handBack(
  { kept, $announcement }: Pick<ConversationSession, 'kept' | '$announcement'>,
  before: Conversation,
  now: Conversation,
): void {
  if (before.phase !== 'asked' || (now.phase === 'asked' && answers(now.question, before.question))) return;
  const { question } = before;
  const { text } = kept.draft.read(question.nachfrage_id ?? question.unique_question_id);
  kept.draft.forget();
  if (text !== '') $announcement.set({ kind: 'overtaken', text, question });
}
