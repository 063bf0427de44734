import type { Block } from '@dialogwerk/shared/contract';
import { previewOf } from '../../../model/previewOf.ts';
import { spokenText } from '../../../model/spokenText.ts';

/** What a card shows of its block: its text in brief, else what it does; '' for nothing yet. */
export function cardPreview(block: Block): string {
  return previewOf(spokenText(block)) || doingOf(block);
}

function doingOf(block: Block): string {
  if (block.type === 'assign') {
    return block.assignments.map(({ variable, expression }) => `${variable} = ${expression}`).join('; ');
  }
  if (block.type === 'api' && block.url !== '') return `${block.method} ${block.url}`;
  return '';
}
