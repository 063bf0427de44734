import type { Block } from '../../contract/index.ts';
import { OPTION_LINE } from './geometry/cardSizes.ts';

/** Where on its card an option has its line, and at whose end the handle that its jump leaves from. */
export interface OptionHandle {
  readonly option_id: string;
  /** The side of the card. */
  readonly side: 'left' | 'right';
  /** From above, from 0. */
  readonly row: number;
}

/** What an option's line on a card says; '' for an option without a text. */
export interface OptionLine {
  readonly text: string;
  readonly handle: OptionHandle;
}

const MOST = 2 * OPTION_LINE.rows;

/**
 * The lines of a block's options on its card, in their order: below each other, in two columns where they are many. A card is as high
 * as any other, so that cards stay where they stand; `more` counts the options that it has no line for.
 */
export function optionLines(block: Block): { readonly lines: readonly OptionLine[]; readonly more: number } {
  if (block.type !== 'single' && block.type !== 'multiple' && block.type !== 'picture') return NONE;
  const { options } = block;
  const shown = options.length > MOST ? MOST - 1 : options.length;
  const isOneColumn = options.length <= OPTION_LINE.rows;
  const lines = options.slice(0, shown).map(({ id, text }, at): OptionLine => {
    const side = isOneColumn || at >= OPTION_LINE.rows ? 'right' : 'left';
    return { text, handle: { option_id: id, side, row: at % OPTION_LINE.rows } };
  });
  return { lines, more: options.length - shown };
}

const NONE = { lines: [], more: 0 } as const;
