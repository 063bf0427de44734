import type { Block } from '@dialogwerk/shared/contract';
import { doingOf } from '@dialogwerk/shared/dialog';
import { previewOf } from '../../../model/previewOf.ts';
import { spokenText } from '../../../model/spokenText.ts';

/** What a card shows of its block: its text in brief, else what it does; '' for nothing yet. */
export function cardPreview(block: Block): string {
  return previewOf(spokenText(block)) || doingOf(block);
}
