import type { Block } from '../../contract/index.ts';
import { carryOf } from './carried.ts';
import type { CarryingBlock } from './carried.ts';

/**
 * The new id of a block, also asked for where a way leads to the end (`DIALOG_END`); null where it is not to be named any more. `use`: whether the dialog
 * goes on there, or something is taken over from it.
 */
export type TargetOf = (target: string, use: 'way' | 'carry') => string | null;

/**
 * A block with every other block that it names by its new id: where it goes on, what answers in its place, what it repeats, what it takes over from.
 * Jumps to one that is not to be named any more are left out.
 */
export function retargeted<B extends Block>(block: B, newIdOf: TargetOf): B {
  const targetOf = (target: string): string | null => newIdOf(target, 'way');
  const maybe = (target: string | null): string | null => (target === null ? null : targetOf(target));
  return Object.assign({}, block, {
    jump_to_question: maybe(block.jump_to_question),
    jump_to_ids: block.jump_to_ids.flatMap((jump) => {
      const target = targetOf(jump.target);
      return target === null ? [] : [Object.assign({}, jump, { target })];
    }),
    ...targetsOfType(block, targetOf, maybe),
    ...carryIn(block, newIdOf),
  });
}

function targetsOfType(
  block: Block,
  targetOf: (target: string) => string | null,
  maybe: (target: string | null) => string | null,
): object {
  return {
    ...(block.type === 'api' ? { error_target: maybe(block.error_target) } : {}),
    ...('way_out' in block ? { way_out: maybe(block.way_out) } : {}),
    ...('tries_target' in block && block.tries_target ? { tries_target: targetOf(block.tries_target) } : {}),
    ...('time_target' in block && block.time_target ? { time_target: targetOf(block.time_target) } : {}),
    ...('asides' in block ? { asides: maybe(block.asides) } : {}),
    ...(block.type === 'gpt'
      ? {
          fallback_target: maybe(block.fallback_target),
          gpt_exit_conditions: block.gpt_exit_conditions.map((exit) =>
            Object.assign({}, exit, { target: maybe(exit.target) }),
          ),
        }
      : {}),
    ...(block.type === 'loop' ? { members: membersIn(block, targetOf) } : {}),
    ...(block.type === 'shuffle'
      ? { items: block.items.map((item) => Object.assign({}, item, { members: membersIn(item, targetOf) })) }
      : {}),
  };
}

function membersIn(
  { members }: { readonly members: readonly string[] },
  targetOf: (target: string) => string | null,
): string[] {
  return members.flatMap((member) => targetOf(member) ?? []);
}

function carryIn(block: Block, newIdOf: TargetOf): Pick<CarryingBlock, 'carry'> {
  const carry = carryOf(block);
  if (!carry) return {};
  const from = newIdOf(carry.from, 'carry');
  return { carry: from === null ? null : { ...carry, from } };
}
