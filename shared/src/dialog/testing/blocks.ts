import type { BlockOf, BlockType } from '../../contract/index.ts';
import { assignRule } from '../blocks/assign/assignRule.ts';
import { likertRule } from '../blocks/likert/likertRule.ts';
import { messageRule } from '../blocks/message/messageRule.ts';
import { multipleRule } from '../blocks/multiple/multipleRule.ts';
import { newBase } from '../blocks/newBase.ts';
import { numberRule } from '../blocks/number/numberRule.ts';
import { openRule } from '../blocks/open/openRule.ts';
import { singleRule } from '../blocks/single/singleRule.ts';

type Fields<T extends BlockType> = Partial<Omit<BlockOf<T>, 'type' | 'unique_question_id'>>;

/** Blocks for tests: what the test is about is named, the rest is as in a new block whose text is its id. */
const base = (id: string) => ({ ...newBase(id, 0), context: `${id}?` });

export const message = (id: string, fields: Fields<'message'> = {}): BlockOf<'message'> => ({
  ...messageRule.newBlock({ ...base(id), context: id }),
  ...fields,
});
export const open = (id: string, fields: Fields<'open'> = {}): BlockOf<'open'> => ({
  ...openRule.newBlock(base(id)),
  ...fields,
});
export const single = (id: string, fields: Fields<'single'> = {}): BlockOf<'single'> => ({
  ...singleRule.newBlock(base(id)),
  ...fields,
});
export const multiple = (id: string, fields: Fields<'multiple'> = {}): BlockOf<'multiple'> => ({
  ...multipleRule.newBlock(base(id)),
  ...fields,
});
export const likert = (id: string, fields: Fields<'likert'> = {}): BlockOf<'likert'> => ({
  ...likertRule.newBlock(base(id)),
  ...fields,
});
export const number = (id: string, fields: Fields<'number'> = {}): BlockOf<'number'> => ({
  ...numberRule.newBlock(base(id)),
  ...fields,
});
export const assign = (
  id: string,
  assignments: BlockOf<'assign'>['assignments'],
  fields: Fields<'assign'> = {},
): BlockOf<'assign'> => ({ ...assignRule.newBlock({ ...base(id), context: '' }), assignments, ...fields });
