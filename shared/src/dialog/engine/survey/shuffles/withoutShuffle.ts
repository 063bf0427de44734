import type { Block, BlockOf } from '../../../../contract/index.ts';
import { newBase } from '../../../blocks/common/newBase.ts';
import { itemNumbers, withItemNumbers } from '../../../blocks/common/itemNumbers.ts';
import { loopEndId, roundId } from '../../../blocks/loop/roundId.ts';
import { retargeted } from '../../../blocks/retargeted.ts';
import { directIn, groupOf } from '../loops/groupOf.ts';

type Shuffle = BlockOf<'shuffle'>;

/** An item with its blocks, while its shuffle is resolved. */
interface Part {
  readonly number: number;
  readonly group: readonly Block[];
  /** The last of its blocks that belong to no group within it. */
  readonly last: Block;
  readonly first: string;
}

/**
 * The blocks of a dialog with a shuffle resolved (docs/decisions/0143): the block where the order is drawn, which names the first block of each item by
 * the item's number, then for each item its blocks and the block where it is over (`<id>@<number>`), and last the one where the shuffle is left, with the ways
 * that the author has drawn for it (`<id>@0`). Nothing stands there twice. Whoever comes from outside begins with the shuffle; from one item no way leads into another.
 */
export function withoutShuffle(blocks: readonly Block[], shuffle: Shuffle): readonly Block[] {
  const id = shuffle.unique_question_id;
  const parts = partsOf(shuffle, blocks);
  if (parts.length === 0) return blocks;
  const partOf = new Map(parts.flatMap((part) => part.group.map((block) => [block.unique_question_id, part] as const)));
  const end = loopEndId(id);
  const added = parts.flatMap((part) => partBlocks(id, part, partOf));
  const fromOutside = <B extends Block>(block: B): B =>
    retargeted(block, (target, use) => (use === 'way' && partOf.has(target) ? id : target));
  const { is_end, jump_to_ids, jump_to_question } = fromOutside({ ...shuffle, items: [] });
  const head: Shuffle = {
    ...withNumbers(shuffle),
    start_page: shuffle.start_page || [...partOf.values()].some(({ group }) => group.some((block) => block.start_page)),
    is_end: false,
    jump_to_ids: parts.map(({ number, first }) => ({ kind: 'option', option_id: String(number), target: first })),
    jump_to_question: end,
  };
  const left = { ...silent(shuffle, end), is_end, jump_to_ids, jump_to_question };
  return blocks.flatMap((block) => {
    if (block === shuffle) return [head, ...added, left];
    return partOf.has(block.unique_question_id) ? [] : [fromOutside(block)];
  });
}

/** Its items that have blocks; one that several of them name belongs to the first. */
function partsOf(shuffle: Shuffle, blocks: readonly Block[]): Part[] {
  const numbers = itemNumbers(shuffle);
  const taken = new Set<Block>();
  const items = [...new Map(shuffle.items.toReversed().map((item) => [item.id, item])).values()].toReversed();
  return items.flatMap((item): Part[] => {
    const group = groupOf(shuffle, blocks, item.members).filter((block) => !taken.has(block));
    for (const block of group) taken.add(block);
    const direct = directIn(group, blocks);
    const [first, last] = [direct[0], direct.at(-1)];
    if (!first || !last) return [];
    return [{ number: numbers.get(item.id) ?? 0, group, last, first: first.unique_question_id }];
  });
}

/** The blocks of an item, and the one behind them. */
function partBlocks(id: string, part: Part, partOf: ReadonlyMap<string, Part>): Block[] {
  const over = roundId(id, part.number);
  const own = part.group.map((block): Block => {
    const inside = retargeted(block, (target, use) => {
      if (use === 'carry') return target;
      const isElsewhere = target === id || (partOf.has(target) && partOf.get(target) !== part);
      return isElsewhere ? over : target;
    });
    const jump_to_question = inside.jump_to_question ?? (block === part.last ? over : null);
    return Object.assign({}, inside, { start_page: false, jump_to_question });
  });
  return [...own, silent(part.last, over)];
}

/** A block that says nothing. */
function silent({ created_on }: Block, unique_question_id: string): BlockOf<'message'> {
  return { ...newBase(unique_question_id, created_on), type: 'message', context: '' };
}

function withNumbers(shuffle: Shuffle): Shuffle {
  const numbered = withItemNumbers(shuffle);
  return numbered.type === 'shuffle' ? numbered : shuffle;
}
