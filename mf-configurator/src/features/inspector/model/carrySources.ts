import type { Block } from '@dialogwerk/shared/contract';
import { canBeCarried } from '@dialogwerk/shared/dialog';
import { loopGroups } from '@dialogwerk/shared/dialog/graph';
import { targetsOf } from './targetsOf.ts';

/**
 * The questions that block `id` can take options or items over from, to choose from, numbered: not those of a loop that it does not belong to, because each
 * round has its own.
 */
export function carrySources(blocks: readonly Block[], id: string): ReturnType<typeof targetsOf> {
  const { around } = loopGroups(blocks, 'loop');
  const here = around(id);
  const offering = new Set(
    blocks
      .filter(canBeCarried)
      .map(({ unique_question_id }) => unique_question_id)
      .filter((source) => around(source).every((loop) => here.includes(loop))),
  );
  return targetsOf(blocks, id).filter(({ value }) => offering.has(value));
}
