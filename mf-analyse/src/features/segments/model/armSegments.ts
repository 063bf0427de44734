import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { questionTitle } from '../../../model/questionTitle.ts';

/** Each arm of the experiments of a dialog as a filter under its name, in order. */
export function armSegments(questions: readonly AskedQuestion[]): { readonly name: string; readonly filter: string }[] {
  const experiments = questions.filter(({ type }) => type === 'experiment');
  return experiments.flatMap((question) =>
    question.parts.flatMap(({ part, choices }) =>
      choices.map(({ id, label }) => {
        const answer = { is: 'one-of' as const, question: question.unique_question_id, part, ids: [id] };
        return {
          name: experiments.length > 1 ? `${questionTitle(question)}: ${label}` : label,
          filter: writeFilter({ ...everything, answers: [answer] }),
        };
      }),
    ),
  );
}
