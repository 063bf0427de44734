import type { ScaleTemplate } from '@dialogwerk/shared/contract';
import { isSame } from '../isSame.ts';

/** What becomes of the shared scales of copied blocks. */
export interface FreeScales {
  /** By the id of a copied one the one to use. */
  readonly ids: ReadonlyMap<string, string>;
  /** Those that the dialog does not have yet. */
  readonly added: readonly ScaleTemplate[];
}

/** Copied scales in a dialog that has others: its own one where it says the same, else the copied one, perhaps by a new id. */
export function freeScales(copied: readonly ScaleTemplate[], present: readonly ScaleTemplate[]): FreeScales {
  const ids = new Map<string, string>();
  const added: ScaleTemplate[] = [];
  for (const template of copied) {
    const same = present.find(({ points }) => isSame(points, template.points));
    const isTaken = present.some(({ id }) => id === template.id);
    const id = same?.id ?? (isTaken ? freeId(template.id, present) : template.id);
    ids.set(template.id, id);
    if (!same) added.push({ ...template, id });
  }
  return { ids, added };
}

function freeId(id: string, present: readonly ScaleTemplate[]): string {
  let number = 2;
  while (present.some((known) => known.id === `${id}_${number}`)) number += 1;
  return `${id}_${number}`;
}
