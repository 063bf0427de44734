import type { Item } from '../items/Item.ts';
import { knownTotals } from './knownTotals.data.ts';
import { scoresOf } from '../../common/items/PlannedItem.ts';
import type { ComputedPlan, PlannedItem } from '../../common/items/PlannedItem.ts';
import { objectsIn, textIn } from '../../common/json/JsonObject.ts';

export function isNumeric({ type }: Item): boolean {
  return type === 'integer' || type === 'decimal' || type === 'quantity';
}

/** Totals that a code defines, whatever the file says of how they are computed. */
export class KnownTotals {
  readonly #byCode = new Map<string, Item>();

  constructor(asked: readonly PlannedItem<Item>[]) {
    for (const planned of asked) {
      if (scoresOf(planned) === null) continue;
      for (const code of loincCodesOf(planned.item)) this.#byCode.set(code, planned.item);
    }
  }

  static isKnown(item: Item): boolean {
    return loincCodesOf(item).some((code) => knownTotals.has(code));
  }

  /** The total that an item is by its code; null when it is none, or when one of the items that it sums is not in the file. */
  totalOf(item: Item): ComputedPlan | null {
    const wanted = isNumeric(item) ? loincCodesOf(item).flatMap((code) => knownTotals.get(code) ?? []) : [];
    const summed = wanted.flatMap((code) => this.#byCode.get(code) ?? []);
    if (summed.length === 0 || summed.length < wanted.length) return null;
    const needs = new Set(summed.map(({ linkId }) => linkId));
    return { kind: 'computed', type: 'number', needs, computation: { kind: 'total', summed } };
  }
}

/** The LOINC codes by which an item is known. */
function loincCodesOf({ raw }: Item): string[] {
  return objectsIn(raw, 'code')
    .filter((coding) => textIn(coding, 'system') === 'http://loinc.org')
    .map((coding) => textIn(coding, 'code'))
    .filter((code) => code !== null);
}
