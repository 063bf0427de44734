import type { Block, BlockType } from '@dialogwerk/shared/contract';

/** Questions whose answer says too little about why; no personal data, and nothing that a model cannot read. */
const probed: ReadonlySet<BlockType> = new Set([
  'open',
  'single',
  'multiple',
  'picture',
  'ranking',
  'likert',
  'slider',
  'rating',
  'constant_sum',
  'number',
] satisfies BlockType[]);

/** Whether a language model may ask back about the reply to a block; also where it already does. */
export function mayProbe({ type, probing }: Pick<Block, 'type' | 'probing'>): boolean {
  return probed.has(type) || probing !== null;
}
