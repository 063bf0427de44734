import type { DialogEntry, OpenQuestion } from '@dialogwerk/shared/contract';

/** Whether an entry belongs to this very question. */
export function isAbout(
  entry: Pick<DialogEntry, 'unique_question_id' | 'nachfrage_id'>,
  { unique_question_id, nachfrage_id }: Pick<OpenQuestion, 'unique_question_id' | 'nachfrage_id'>,
): boolean {
  return entry.unique_question_id === unique_question_id && (entry.nachfrage_id ?? null) === nachfrage_id;
}
