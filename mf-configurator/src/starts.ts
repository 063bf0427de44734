import type { Block, BlockType } from '@dialogwerk/shared/contract';
import { blockFacts, newBlock } from '@dialogwerk/shared/dialog';
import type { TypeGroup } from '@dialogwerk/shared/dialog';
import { newId } from './newId.ts';
import { startTexts } from './texts.ts';
import { offeredTypes } from './typeGroups.ts';

/** What a new block begins as: a type, or one of a type with its entries in it. */
export type Start = BlockType | 'yes_no';

interface OfferedStart {
  readonly start: Start;
  readonly type: BlockType;
  /** Stands with the first one of each group. */
  readonly group: TypeGroup | null;
  readonly name: string;
  readonly hint: string;
}

/** The beginnings in the order in which menus offer them; what is filled in stands behind its type. */
export const offeredStarts: readonly OfferedStart[] = offeredTypes.flatMap(({ type, group }) => {
  const { name, hint } = blockFacts[type];
  const plain: OfferedStart = { start: type, type, group, name, hint };
  return type === 'single' ? [plain, { start: 'yes_no', type, group: null, ...startTexts.yesNo }] : [plain];
});

/** A new block as it begins; `language` is the dialog's. */
export function startedBlock(start: Start, language: string): Block {
  if (start !== 'yes_no') return newBlock(start, newId('q'), Date.now());
  const block = newBlock('single', newId('q'), Date.now());
  const texts = language === 'en' ? startTexts.english : startTexts.german;
  return Object.assign(block, { options: texts.map((text) => ({ id: newId('o'), text, score: null })) });
}

/** What a beginning is called. */
export function startName(start: Start): string {
  return start === 'yes_no' ? startTexts.yesNo.name : blockFacts[start].name;
}
