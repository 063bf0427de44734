import type { CallResponse, QuestionSummary } from '@dialogwerk/shared/contract';
import { questionTitle } from '../../model/questionTitle.ts';

/** A question, and what became of those who came to it. */
export interface DropOffRow {
  readonly id: string;
  readonly title: string;
  readonly reached: number;
  /** Of those, as many as nothing more came from for a day. */
  readonly stopped: number;
  /** Of those, as many as may still go on. */
  readonly here: number;
  /** `stopped` of `reached`, 0 to 1. */
  readonly share: number;
}

/** The questions in the dialog's order, with how many came and how many stopped there; those that nobody reached are left out. */
export function dropOffRows(
  { blocks }: Pick<CallResponse<'resultFlow'>, 'blocks'>,
  questions: readonly QuestionSummary[],
): readonly DropOffRow[] {
  // A battery and a probe have several figures and are one place.
  const titles = new Map(
    questions.toReversed().map((question) => [question.unique_question_id, questionTitle(question)]),
  );
  const order = [...new Set(questions.map(({ unique_question_id }) => unique_question_id))];
  const places = new Map(blocks.map((block) => [block.unique_question_id, block]));
  return order.flatMap((id) => {
    const block = places.get(id);
    if (!block || block.into === 0) return [];
    const { into, stopped, waiting, opened } = block;
    return [{ id, title: titles.get(id) ?? '', reached: into, stopped, here: waiting + opened, share: stopped / into }];
  });
}
