import type { Block, DrawingType, StoredValue, VariableValue } from '../../../contract/index.ts';
import { armsOfABlock } from '../../blocks/experiment/armAt.ts';
import { namedItems } from '../../blocks/common/itemNumbers.ts';
import { orderText, williamsRows } from '../../blocks/shuffle/orders.ts';
import { itemsInOrder, shuffledNumbers } from '../../blocks/shuffle/shuffle.ts';
import { Dice } from '../../random/Dice.ts';
import { seedFor } from '../survey/inDrawnOrder.ts';

/** A block that draws. */
export type DrawingBlock = Extract<Block, { type: DrawingType }>;

/** What a conversation has drawn at a block. */
interface Drawn {
  /** As the conversation keeps it: the arm, or the order as `orderText`. */
  readonly kept: string;
  readonly stored: StoredValue;
  readonly sets: readonly { readonly variable: string; readonly value: VariableValue; readonly label: string | null }[];
}

/** What an arm or an order stands for; null where the block has no such. */
export function drawnAs(block: DrawingBlock, kept: string | undefined): Drawn | null {
  if (block.type === 'shuffle') {
    const items = itemsInOrder(block, kept);
    if (!items || kept === undefined) return null;
    const stored = items.map(({ id }) => id);
    const sets = namedItems(block).flatMap(({ id, variable }) =>
      variable === null ? [] : [{ variable, value: stored.indexOf(id) + 1, label: null }],
    );
    return { kept, stored, sets };
  }
  const arm = block.arms.find(({ id }) => id === kept);
  if (!arm) return null;
  const sets = block.variable === null ? [] : [{ variable: block.variable, value: arm.id, label: arm.text }];
  return { kept: arm.id, stored: arm.id, sets };
}

/**
 * What a conversation draws by itself, where nobody keeps the sequence for it: from its seed, each arm by its share and each order as likely as the
 * others; without a seed the first one. undefined where there is nothing to draw.
 */
export function drawnBy(block: DrawingBlock, seed: number | undefined): string | undefined {
  const dice = seed === undefined ? null : new Dice(seedFor(seed, block.unique_question_id));
  const one = <Of>(of: readonly Of[]): Of | undefined => (dice ? dice.one(of) : of[0]);
  if (block.type === 'experiment') return one(armsOfABlock(block.arms));
  const numbers = shuffledNumbers(block);
  const row = block.how === 'latin' ? one(williamsRows(numbers)) : dice?.order(numbers);
  return orderText(row ?? numbers);
}
