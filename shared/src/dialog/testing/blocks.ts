import type { BlockOf, BlockType } from '../../contract/index.ts';
import { newBase } from '../blocks/common/newBase.ts';
import type { NewBase } from '../blocks/common/newBase.ts';
import { blockRules } from '../blocks/registry.ts';

type Fields<T extends BlockType> = Partial<Omit<BlockOf<T>, 'type' | 'unique_question_id'>>;

/** Whether words are taken is named by the tests that are about them. */
function withoutWords<B extends object>(block: B): B {
  return 'in_words' in block ? { ...block, in_words: false } : block;
}

/** Blocks for tests: what the test is about is named, the rest is as in a new block whose text is its id. */
export function blocksOf<T extends BlockType>(newBlock: (base: NewBase) => BlockOf<T>, mark = '?') {
  return (id: string, fields: Fields<T> = {}): BlockOf<T> => ({
    ...withoutWords(newBlock({ ...newBase(id, 0), context: `${id}${mark}` })),
    ...fields,
  });
}

export const message = blocksOf<'message'>(blockRules.message.newBlock, '');
export const open = blocksOf<'open'>(blockRules.open.newBlock);
export const single = blocksOf<'single'>(blockRules.single.newBlock);
export const multiple = blocksOf<'multiple'>(blockRules.multiple.newBlock);
export const likert = blocksOf<'likert'>(blockRules.likert.newBlock);
export const matrix = blocksOf<'matrix'>(blockRules.matrix.newBlock);
export const slider = blocksOf<'slider'>(blockRules.slider.newBlock);
export const number = blocksOf<'number'>(blockRules.number.newBlock);
export const date = blocksOf<'date'>(blockRules.date.newBlock);
export const email = blocksOf<'email'>(blockRules.email.newBlock);
export const phone = blocksOf<'phone'>(blockRules.phone.newBlock);
export const url = blocksOf<'url'>(blockRules.url.newBlock);
export const ranking = blocksOf<'ranking'>(blockRules.ranking.newBlock);
export const picture = blocksOf<'picture'>(blockRules.picture.newBlock);
export const upload = blocksOf<'upload'>(blockRules.upload.newBlock);
export const place = blocksOf<'place'>(blockRules.place.newBlock);
export const signature = blocksOf<'signature'>(blockRules.signature.newBlock);
export const voice = blocksOf<'voice'>(blockRules.voice.newBlock);
export const consent = blocksOf<'consent'>(blockRules.consent.newBlock);
export const qa = blocksOf<'qa'>(blockRules.qa.newBlock);
export const gpt = blocksOf<'gpt'>(blockRules.gpt.newBlock);
export const api = blocksOf<'api'>(blockRules.api.newBlock);
export const assign = (
  id: string,
  assignments: BlockOf<'assign'>['assignments'],
  fields: Fields<'assign'> = {},
): BlockOf<'assign'> => ({ ...blockRules.assign.newBlock({ ...newBase(id, 0), context: '' }), assignments, ...fields });
export const experiment = (id: string, fields: Fields<'experiment'> = {}): BlockOf<'experiment'> => ({
  ...blockRules.experiment.newBlock({ ...newBase(id, 0), context: '' }),
  ...fields,
});
export const shuffle = (id: string, fields: Fields<'shuffle'> = {}): BlockOf<'shuffle'> => ({
  ...blockRules.shuffle.newBlock({ ...newBase(id, 0), context: '' }),
  ...fields,
});
export const time = blocksOf<'time'>(blockRules.time.newBlock);
export const loop = blocksOf<'loop'>(blockRules.loop.newBlock, ':');
