import type { Block, BlockType, ScaleTemplate } from '../../contract/index.ts';
import type { BlockFacts, Printed } from './BlockFacts.ts';
import { blockFacts } from './registry.ts';

function factsOf<T extends BlockType>(type: T): BlockFacts<T> {
  return blockFacts[type];
}

/** What stands at the foot of a block's card by its type. */
export function cardFactsOf(block: Block): readonly string[] {
  return factsOf(block.type).card(block);
}

/** What a block does, for a card that has nothing to say; '' for nothing. */
export function doingOf(block: Block): string {
  return factsOf(block.type).does(block);
}

/** What a respondent can answer to a block, or what it does, in short lines; empty for a free text. */
export function answerLines(block: Block, scales: readonly ScaleTemplate[]): readonly string[] {
  return factsOf(block.type).lines(block, scales);
}

/** How paper asks for the answer to a block. */
export function printedAnswer(block: Block): Printed {
  return factsOf(block.type).printed(block);
}

/** What a search finds in a block beside the texts that every block has. */
export function wordsOfBlock(block: Block): readonly string[] {
  return factsOf(block.type).words(block);
}
