import type { Block, BlockOf, BlockType } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';

type Fields<Type extends BlockType> = Partial<Omit<BlockOf<Type>, 'type'>>;

const base = (id: string, type: BlockType) => ({ ...newBlock(type, id, 0), context: `Frage ${id}?` });

/** Blocks for tests: what the test is about is named, the rest is as in a new block. */
export const anOpen = (id: string, fields: Fields<'open'> = {}): Block => filled(base(id, 'open'), fields);
export const aSingle = (id: string, fields: Fields<'single'> = {}): Block => filled(base(id, 'single'), fields);
export const aMultiple = (id: string, fields: Fields<'multiple'> = {}): Block => filled(base(id, 'multiple'), fields);
export const aLikert = (id: string, fields: Fields<'likert'> = {}): Block => filled(base(id, 'likert'), fields);
export const aNumber = (id: string, fields: Fields<'number'> = {}): Block => filled(base(id, 'number'), fields);

function filled(block: Block, fields: object): Block {
  return { ...block, ...fields };
}

export const choices = (...texts: string[]) => texts.map((text) => ({ id: text.toLowerCase(), text, score: null }));
