import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';
import { groupedBy } from '../../model/groupedBy.ts';
import { useUpdateSignal } from '../../useUpdateSignal.ts';
import type { QuestionStates } from './model/QuestionStates.ts';

/** The questions of a dialog with what became of each, by its part. */
export interface Questions {
  readonly questions: readonly AskedQuestion[];
  readonly states: ReadonlyMap<string, readonly QuestionStates[]>;
}

/** The questions of a dialog with what became of each, over the conversations that the filter lets through. */
export async function loadQuestions(survey_id: string, filter: string, signal: AbortSignal): Promise<Questions> {
  const filtered = { survey_id, filter };
  const [{ questions }, all, { changed }] = await Promise.all([
    authorClient.call('askedQuestions', { survey_id }, { signal }),
    authorClient.call('resultQuestions', filtered, { signal }),
    authorClient.call('changedAnswers', filtered, { signal }),
  ]);
  const changedOf = (id: string, part: string): number =>
    changed.find((one) => one.unique_question_id === id && one.part === part)?.count ?? 0;
  const states = all.questions.map((state) =>
    Object.assign({ changed: changedOf(state.unique_question_id, state.part) }, state),
  );
  return { questions, states: groupedBy(states, ({ unique_question_id }) => unique_question_id) };
}

/** The questions of a dialog, over the conversations that the filter lets through; 'Update' renews them. */
export function useQuestions(survey_id: string, filter: string): Called<Questions> {
  const load = useCallback((signal: AbortSignal) => loadQuestions(survey_id, filter, signal), [survey_id, filter]);
  const called = useCall(load);
  useUpdateSignal(called.reload);
  return called;
}
