import { isSameQuestion } from './QuestionKey.ts';
import type { QuestionKey } from './QuestionKey.ts';
import type { PastReply } from './replay.ts';

/**
 * Marks a withdrawn reply whose question stands open before the respondent, since `since` (milliseconds since 1970): it is asked anew. One
 * that was withdrawn by the very change that opened its question is not, so that this change can be taken back. Pure.
 */
export function markAskedAgain(past: PastReply, open: QuestionKey | null, since: number): PastReply {
  const isAsked =
    open !== null && isSameQuestion(past, open) && past.withdrawn_at !== null && past.withdrawn_at < since;
  return isAsked ? { ...past, asked_again: true } : past;
}
