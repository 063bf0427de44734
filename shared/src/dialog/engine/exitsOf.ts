import type { CompiledBlock } from './CompiledSurvey.ts';

/** Where a jump leads: to its target, or to the next block in `order` when the target is gone (domain.md §3.5). */
export function landing(
  blocks: ReadonlyMap<string, CompiledBlock>,
  from: CompiledBlock,
  target: string | null,
): string | null {
  return target !== null && blocks.has(target) ? target : from.following;
}

/** Whether some jump is certain to hold: every choice has its own, and the question cannot be skipped. */
function alwaysJumps({ block, asking, jumps }: CompiledBlock): boolean {
  if (!asking || block.optional || block.type === 'multiple' || asking.choices.length === 0) return false;
  const jumping = new Set(jumps.map((jump) => (jump.kind === 'option' ? jump.option_id : null)));
  return asking.choices.every(({ id }) => jumping.has(id));
}

/** Every block that can come after a block; null stands for the end. */
export function exitsOf(blocks: ReadonlyMap<string, CompiledBlock>, from: CompiledBlock): (string | null)[] {
  if (from.block.is_end) return [null];
  const possible = from.jumps.filter(
    (jump) => jump.kind === 'condition' || from.asking?.choices.some(({ id }) => id === jump.option_id),
  );
  const jumped = possible.map((jump) => landing(blocks, from, jump.target));
  return alwaysJumps(from) ? jumped : [...jumped, landing(blocks, from, from.block.jump_to_question)];
}
