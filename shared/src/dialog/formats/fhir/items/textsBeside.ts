import { entryFormatOf } from './readerOf.ts';
import type { ReadText } from './readerOf.ts';
import type { Item } from './Item.ts';
import { isHelp } from './readItems.ts';
import { unitOf } from './unitOf.ts';
import { objectsIn } from '../../common/json/JsonObject.ts';

/** What stands with an item beside its own text: help below it, its unit, how it is to be typed. A block that computes shows none of it. */
export function textsBeside(item: Item, read: ReadText): string[] {
  const isShown = item.type === 'group' || item.type === 'display';
  const help = isShown
    ? []
    : objectsIn(item.raw, 'item')
        .filter(isHelp)
        .flatMap((below) => read(below, 'text') ?? []);
  return [...help, unitOf(item), entryFormatOf(item.raw)].filter((text) => text !== null);
}
