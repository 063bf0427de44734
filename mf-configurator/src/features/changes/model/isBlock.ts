import type { Block } from '@dialogwerk/shared/contract';

/** The api keeps whole blocks for those that came or went. */
export function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && 'unique_question_id' in value && 'type' in value;
}
