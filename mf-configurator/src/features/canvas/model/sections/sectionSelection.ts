import type { Section } from '@dialogwerk/shared/contract';
import type { Selection } from '../../../../model/Selection.ts';
import { sectionCard, sectionOf } from '../../../../model/sectionCard.ts';

/** A selection as the canvas has it: the card of a folded section instead of its blocks where all of them are selected. */
export function contracted(selection: Selection, folded: readonly Section[]): Selection {
  if (selection.kind !== 'blocks') return selection;
  const chosen = new Set(selection.ids);
  const whole = folded.filter(({ blocks }) => blocks.every((id) => chosen.has(id)));
  if (whole.length === 0) return selection;
  const inside = new Set(whole.flatMap(({ blocks }) => blocks));
  return {
    ...selection,
    ids: [...selection.ids.filter((id) => !inside.has(id)), ...whole.map(({ id }) => sectionCard(id))],
  };
}

/** A selection as all others have it: the blocks of a folded section instead of its card. */
export function expanded(selection: Selection, folded: readonly Section[]): Selection {
  if (selection.kind !== 'blocks' || selection.ids.every((id) => sectionOf(id) === null)) return selection;
  const blocks = new Map(folded.map((section) => [sectionCard(section.id), section.blocks]));
  return { kind: 'blocks', ids: selection.ids.flatMap((id) => blocks.get(id) ?? id) };
}
