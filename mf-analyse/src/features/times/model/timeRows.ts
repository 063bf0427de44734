import type { AskedQuestion, CallResponse } from '@dialogwerk/shared/contract';
import { groupedBy } from '../../../model/groupedBy.ts';
import { questionTitle } from '../../../model/questionTitle.ts';

/** How long people took for a question or a part of it, in seconds. */
export interface TimeRow {
  readonly key: string;
  readonly title: string;
  /** The item or probe; '' for the question itself. */
  readonly part: string;
  readonly n: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
}

/** The questions in the dialog's order, each with its parts; what nobody has a time for is left out. */
export function timeRows(
  times: CallResponse<'resultTimes'>['times'],
  questions: readonly AskedQuestion[],
): readonly TimeRow[] {
  const byQuestion = groupedBy(times, ({ unique_question_id }) => unique_question_id);
  return questions.flatMap((question) => {
    const { unique_question_id: id, parts, probe } = question;
    return (byQuestion.get(id) ?? []).map(({ part, n, q1, median, q3 }) => {
      const isProbe = part === `${id}#1`;
      const label = isProbe ? (probe ?? '') : (parts.find((one) => one.part === part)?.label ?? '');
      return { key: JSON.stringify([id, part]), title: questionTitle(question), part: label, n, q1, median, q3 };
    });
  });
}
