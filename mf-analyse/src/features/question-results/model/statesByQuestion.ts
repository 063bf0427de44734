import type { CallResponse } from '@dialogwerk/shared/contract';
import { groupedBy } from '../../../model/groupedBy.ts';
import type { QuestionStates } from './QuestionStates.ts';

/** What became of each question and its parts, by its id. */
export function statesByQuestion(
  { questions }: CallResponse<'resultQuestions'>,
  { changed }: CallResponse<'changedAnswers'>,
): ReadonlyMap<string, readonly QuestionStates[]> {
  const changedOf = (id: string, part: string): number =>
    changed.find((one) => one.unique_question_id === id && one.part === part)?.count ?? 0;
  const states = questions.map((state) =>
    Object.assign({ changed: changedOf(state.unique_question_id, state.part) }, state),
  );
  return groupedBy(states, ({ unique_question_id }) => unique_question_id);
}
