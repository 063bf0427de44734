import type { Block } from '@dialogwerk/shared/contract';
import { newBlock, ownEntries, takenOver } from '@dialogwerk/shared/dialog';
import type { BlockChange, CarryingBlock } from '@dialogwerk/shared/dialog';
import { newId } from '../../../../newId.ts';

interface Entry {
  readonly id: string;
  readonly text: string;
}

/**
 * What taking over changes in a block: what a new block holds until its author has written something goes, and entries of its own that are called as one
 * that comes get an id of their own, with the jumps, reactions and rules that go by it.
 */
export function carryChange(
  block: CarryingBlock,
  carry: CarryingBlock['carry'],
  blocks: readonly Block[],
): BlockChange {
  if (!carry) return { carry: null };
  const taken = new Set(takenOver(Object.assign({}, block, { carry }), blocks)?.map(({ id }) => id));
  const initial = ownEntries(newBlock(block.type, block.unique_question_id, block.created_on));
  const isInitial = ({ id, text }: Entry): boolean => initial.some((one) => one.id === id && one.text === text);
  const clashing = ownEntries(block).filter((entry) => taken.has(entry.id) && !isInitial(entry));
  const renamed = new Map(clashing.map(({ id }) => [id, newId('o')]));
  const idOf = (id: string): string => renamed.get(id) ?? id;
  const own = <One extends Entry>(entries: readonly One[]): One[] =>
    entries.filter((entry) => !isInitial(entry)).map((entry) => Object.assign({}, entry, { id: idOf(entry.id) }));
  return {
    carry,
    ...('options' in block
      ? { options: own<(typeof block.options)[number]>(block.options) }
      : { items: own(block.items) }),
    ...(renamed.size > 0 ? goingBy(block, idOf) : {}),
  };
}

/** What goes by the ids of a block's own entries. */
function goingBy(block: CarryingBlock, idOf: (id: string) => string): BlockChange {
  return {
    jump_to_ids: block.jump_to_ids.map((jump) =>
      jump.kind === 'option' ? { ...jump, option_id: idOf(jump.option_id) } : jump,
    ),
    jump_to_reactions: Object.fromEntries(
      Object.entries(block.jump_to_reactions).map(([id, text]) => [idOf(id), text]),
    ),
    ...('fixed_options' in block && block.fixed_options ? { fixed_options: block.fixed_options.map(idOf) } : {}),
    ...('exclusive_options' in block && block.exclusive_options
      ? { exclusive_options: block.exclusive_options.map(idOf) }
      : {}),
  };
}
