import type { QuestionInput } from '@dialogwerk/shared/contract';

const typed: ReadonlySet<QuestionInput['type']> = new Set(['open', 'number', 'email', 'phone', 'url', 'qa']);

/** Whether an input is a line to type in, which stays above the keyboard of a phone. */
export function isTyped({ type }: Pick<QuestionInput, 'type'>): boolean {
  return typed.has(type);
}
