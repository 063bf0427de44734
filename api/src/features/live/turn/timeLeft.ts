import type { CallInput, OpenQuestion } from '@dialogwerk/shared/contract';
import { openQuestion, timeTexts } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { ConversationRow } from './conversationStatements.ts';

/** By so much a messenger's clock may be quicker than ours. */
const TOLERANCE_MS = 2_000;

/** When the question was asked, and what time it is now, in milliseconds since 1970. */
interface Span {
  readonly since: number;
  readonly now: number;
}

/** An open question that was asked before, with what is left of its time. */
export function withTimeLeft(question: OpenQuestion | null, { since, now }: Span): OpenQuestion | null {
  if (!question?.timed) return question;
  const left = Math.round(question.timed.seconds * 1_000 - (now - since));
  return { ...question, timed: { ...question.timed, left } };
}

/**
 * Refuses with 422 that the time of the open question is over where it is not: it counts from when the last turn was stored. A reply
 * is never too late, because whether it was given late or came late cannot be told apart from here.
 */
export function refuseEarly(
  survey: CompiledSurvey,
  { state, last_at_ms }: Pick<ConversationRow, 'state' | 'last_at_ms'>,
  { unique_question_id, nachfrage_id, reply }: Pick<CallInput<'turn'>, 'unique_question_id' | 'nachfrage_id' | 'reply'>,
  now: number,
): void {
  if (reply.type !== 'timed_out') return;
  const question = withTimeLeft(openQuestion(survey, state), { since: last_at_ms, now });
  const isOpen = question?.unique_question_id === unique_question_id && question.nachfrage_id === nachfrage_id;
  if (isOpen && (question.timed?.left ?? 0) > TOLERANCE_MS)
    throw new CallError('reply/refused', { problem: timeTexts(survey.texts.wording).notOver });
}
