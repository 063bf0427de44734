import type { Block, Jump } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';

/** Of so many blocks: how many have jumps, and how many of the jumps go far ahead or back. */
const BRANCHING = 0.3;
const FAR = 0.06;
const BACK = 0.06;
const NEAR_STEPS = 12;

/** A dialog of single choices as authors draw them: mostly one after the other, with short ways round, some long ones and loops. */
export function branchingDialog(count: number): Block[] {
  const chance = seeded(count);
  return Array.from({ length: count }, (_, index): Block => {
    const block = newBlock('single', `b${index}`, 0);
    const branches = chance() < BRANCHING ? 1 + Math.floor(chance() * 2) : 0;
    const jumps = Array.from({ length: branches }, (__, option): Jump => {
      const kind = chance();
      const ahead = 2 + Math.floor(chance() * NEAR_STEPS);
      const target =
        kind < FAR
          ? index + Math.floor(chance() * (count - index))
          : kind < FAR + BACK
            ? Math.floor(chance() * index)
            : index + ahead;
      return { kind: 'option', option_id: `o${option + 1}`, target: `b${Math.min(target, count - 1)}` };
    });
    return { ...block, order: index, context: `Frage ${index + 1}`, jump_to_ids: jumps };
  });
}

/** Numbers from 0 up to 1, always the same for a seed (a linear congruential generator, by Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
