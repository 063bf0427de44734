import type { CallResponse, AskedQuestion } from '@dialogwerk/shared/contract';
import { questionTitle } from '../../../model/questionTitle.ts';

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
  questions: readonly AskedQuestion[],
): readonly DropOffRow[] {
  const places = new Map(blocks.map((block) => [block.unique_question_id, block]));
  return questions.flatMap((question) => {
    const id = question.unique_question_id;
    const block = places.get(id);
    if (!block || block.into === 0) return [];
    const { into, stopped, waiting, opened } = block;
    return [
      { id, title: questionTitle(question), reached: into, stopped, here: waiting + opened, share: stopped / into },
    ];
  });
}
