import type { Block } from '../../contract/index.ts';
import { blockTexts, mapTexts } from './mapTexts.ts';

/** A field of a block that holds texts: its value with each of them changed. */
export interface TextField {
  readonly field: string;
  readonly changed: (change: (text: string) => string) => unknown;
}

/** Every field of a block with texts in which variables and files can stand. */
export function textFields(block: Block): TextField[] {
  return [...new Set(blockTexts(block).map(({ field }) => field))].map((field) => ({
    field,
    changed: (change) => {
      const changed = mapTexts(block, (text, place) => (place.field === field ? change(text) : text));
      return new Map<string, unknown>(Object.entries(changed)).get(field);
    },
  }));
}
