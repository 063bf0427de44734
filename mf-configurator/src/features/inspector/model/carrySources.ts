import type { Block } from '@dialogwerk/shared/contract';
import { canBeCarried } from '@dialogwerk/shared/dialog';
import { targetsOf } from './targetsOf.ts';

/** The questions that block `id` can take options or items over from, to choose from, numbered. */
export function carrySources(blocks: readonly Block[], id: string): ReturnType<typeof targetsOf> {
  const offering = new Set(blocks.filter(canBeCarried).map(({ unique_question_id }) => unique_question_id));
  return targetsOf(blocks, id).filter(({ value }) => offering.has(value));
}
