import type { CallResponse } from '@dialogwerk/shared/contract';

/** A column of data that can be compared. */
export type Comparable = CallResponse<'resultVariables'>['variables'][number];

/** A table with more columns is no longer read off. */
const MOST_VALUES = 40;
/** What is known of every conversation is neither answered nor calculated (`factVariables`). */
const isFact = ({ name, unique_question_id }: Comparable): boolean =>
  unique_question_id === null && name.startsWith('dw_');

/** Whether answers can be told apart by it: those of one question with named values. */
export function isGroup({ type, values, unique_question_id }: Comparable): boolean {
  return type === 'number' && unique_question_id !== null && values.length > 1 && values.length <= MOST_VALUES;
}

/** Whether a mean of it says something: numbers, points of a scale, or what the dialog has calculated. */
export function isScore(variable: Comparable): boolean {
  return variable.type === 'number' && variable.measure !== 'nominal' && !isFact(variable);
}
