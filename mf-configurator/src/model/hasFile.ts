import type { Block } from '@dialogwerk/shared/contract';
import { bubblesOf } from '@dialogwerk/shared/dialog';
import { spokenText } from './wording/spokenText.ts';

/** Whether the bot shows a file at a block: its own one, or one in what it says or reacts with. */
export function hasFile(block: Block): boolean {
  if (block.filename_db !== null) return true;
  const texts = [
    spokenText(block),
    block.acknowledgement ?? '',
    block.nachfrage ?? '',
    ...Object.values(block.jump_to_reactions),
  ];
  return texts.some((text) => text.includes('](media:') && bubblesOf(text).some(({ media }) => media !== undefined));
}
