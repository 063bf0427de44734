import type { Block } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { startTexts } from '../../texts.ts';
import { previewOf } from './previewOf.ts';
import { spokenText } from './spokenText.ts';

const LONGEST = 60;

/** What a block is called in lists and sentences: its short name, else its text in brief, else that it is an ending, else its type. */
export function blockName(block: Block): string {
  const name = block.short_name.trim() || previewOf(spokenText(block)).replaceAll(/\s+/g, ' ').trim();
  if (name === '')
    return block.is_end && block.type === 'message' ? startTexts.filled.ending.name : blockFacts[block.type].name;
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}
