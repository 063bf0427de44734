import type { Block } from '@dialogwerk/shared/contract';

/** A block as a row of the table `blocks`. */
export function blockRow(survey_id: string, { order, ...definition }: Block) {
  const { unique_question_id } = definition;
  return { survey_id, unique_question_id, order, definition: JSON.stringify(definition) };
}
