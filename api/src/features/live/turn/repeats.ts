import { askedAgain } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import type { StoredAnswer } from './conversationStatements.ts';

/** Whether a turn may answer a question at a further time of asking; an arm is drawn once. */
export function repeats(survey: CompiledSurvey, answers: readonly StoredAnswer[]): boolean {
  const again = askedAgain(survey);
  return again.size > 0 && answers.some(({ unique_question_id, drawn }) => !drawn && again.has(unique_question_id));
}
