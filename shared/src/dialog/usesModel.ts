import type { Block } from '../contract/index.ts';

/** Whether a language model leads somewhere in a dialog, where one is connected; also in revisions from before there were probes. */
export function usesModel(blocks: readonly (Pick<Block, 'type'> & Partial<Pick<Block, 'probing'>>)[]): boolean {
  return blocks.some(({ type, probing }) => type === 'gpt' || (probing ?? null) !== null);
}
