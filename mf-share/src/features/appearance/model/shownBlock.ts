import type { Block } from '@dialogwerk/shared/contract';

/** What a look is judged by best: choices side by side. */
const first = new Set<string>(['single', 'multiple', 'likert', 'rating']);
const silent = new Set<string>(['message', 'assign', 'api', 'experiment', 'shuffle', 'loop']);

/** The block that is shown as 'a question': the first that lets respondents choose, else the first that asks; null where none does. */
export function shownBlock(blocks: readonly Block[]): string | null {
  const inOrder = blocks.toSorted((one, other) => one.order - other.order);
  const block = inOrder.find(({ type }) => first.has(type)) ?? inOrder.find(({ type }) => !silent.has(type)) ?? null;
  return block && block.unique_question_id;
}
