import type { QuestionInput } from '../../../contract/index.ts';

/** A question that asks for a value which sentences name. */
export type ValueInput = Extract<QuestionInput, { type: 'number' | 'slider' | 'date' | 'time' }>;

/** Whether words may name the value that a question asks for. */
export function asksForValue(input: QuestionInput): input is ValueInput {
  return input.type === 'number' || input.type === 'slider' || input.type === 'date' || input.type === 'time';
}
