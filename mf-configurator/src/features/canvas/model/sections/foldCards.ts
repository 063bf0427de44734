import type { Block, Section } from '@dialogwerk/shared/contract';
import type { Position } from '../../../../model/BlockChange.ts';
import { sectionCard } from '../../../../model/sectionCard.ts';

/**
 * What the layout places: each folded section as one card, where its first block stands in the order, in the corner of its blocks that
 * have a place of their own; where none has, the layout finds one.
 */
export function foldCards(blocks: readonly Block[], folded: readonly Section[]): readonly Block[] {
  if (folded.length === 0) return blocks;
  const sections = new Map(folded.flatMap((section) => section.blocks.map((id) => [id, section] as const)));
  const drawn = new Set<Section>();
  return blocks.flatMap((block) => {
    const section = sections.get(block.unique_question_id);
    if (!section) return block;
    if (drawn.has(section)) return [];
    drawn.add(section);
    return cardOf(
      section,
      block,
      blocks.filter(({ unique_question_id: id }) => sections.get(id) === section),
    );
  });
}

function cardOf({ id, name }: Section, first: Block, members: readonly Block[]): Block {
  return Object.assign({}, first, {
    unique_question_id: sectionCard(id),
    short_name: name,
    position: cornerOf(members.flatMap(({ position }) => position ?? [])),
    start_page: members.some(({ start_page }) => start_page),
  });
}

/** The left upper corner around some places; null around none. */
export function cornerOf(places: readonly Position[]): Position | null {
  if (places.length === 0) return null;
  return { x: Math.min(...places.map(({ x }) => x)), y: Math.min(...places.map(({ y }) => y)) };
}
