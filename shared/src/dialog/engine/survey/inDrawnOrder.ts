import type { Block, QuestionInput } from '../../../contract/index.ts';
import { OTHER_OPTION } from '../../../contract/index.ts';
import { Dice } from '../../random/Dice.ts';

/** Whether a block offers its options in an order that is drawn for each conversation. */
export function isDrawn(block: Block): boolean {
  return 'random_order' in block && block.random_order === true;
}

/**
 * The options of a block in the order of one conversation (domain.md §13): drawn from its seed and the block's id, so that each
 * question has an order of its own and the same conversation always the same. Those that keep their place stand there.
 */
export function inDrawnOrder(block: Block, input: QuestionInput, seed: number | undefined): QuestionInput {
  if (seed === undefined || !('random_order' in block) || block.random_order !== true) return input;
  const fixed = new Set(block.fixed_options);
  if ('other' in input && input.other) fixed.add(OTHER_OPTION);
  const drawn = <O extends { readonly id: string }>(options: readonly O[]): O[] => {
    const dice = new Dice(seedFor(seed, block.unique_question_id));
    const moving = dice.order(options.filter(({ id }) => !fixed.has(id))).values();
    return options.map((option) => (fixed.has(option.id) ? option : (moving.next().value ?? option)));
  };
  if (input.type === 'single') return { ...input, options: drawn(input.options) };
  if (input.type === 'multiple') return { ...input, options: drawn(input.options) };
  return input.type === 'ranking' ? { ...input, options: drawn(input.options) } : input;
}

/** Mixes a conversation's seed with a question's id (FNV-1a). */
export function seedFor(seed: number, unique_question_id: string): number {
  let mixed = 0x811c9dc5 ^ seed;
  for (const sign of unique_question_id) mixed = Math.imul(mixed ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) | 0;
}
