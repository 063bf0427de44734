import type { Block, Section } from '@dialogwerk/shared/contract';
import type { Dispatch, SetStateAction } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import type { Selection } from '../../../../model/Selection.ts';
import { foldCards } from '../../model/sections/foldCards.ts';
import { foldConnections } from '../../model/sections/foldConnections.ts';
import { frameOf, titleBox } from '../../model/sections/frameOf.ts';
import { liveSections } from '../../model/sections/liveSections.ts';
import { sectionCard, sectionFrame } from '../../../../model/sectionCard.ts';
import { sectionMoves } from '../../model/sections/sectionMoves.ts';
import { contracted, expanded } from '../../model/sections/sectionSelection.ts';
import { sectionNodes } from './sectionNodes.ts';
import type { Draggable, SectionsView } from './SectionsView.ts';

/** The sections of a dialog as they are drawn; `folded` are the ids of those that are folded. */
export function sectionsViewOf(
  all: readonly Section[],
  blocks: readonly Block[],
  folded: ReadonlySet<string> = new Set(),
): SectionsView {
  const sections = liveSections(all, blocks);
  const closed = sections.filter(({ id }) => folded.has(id));
  const open = sections.filter(({ id }) => !folded.has(id));
  const hidden = new Map(
    closed.flatMap(({ id, blocks: own }) => own.map((block) => [block, sectionCard(id)] as const)),
  );
  return {
    key: JSON.stringify([sections, closed.map(({ id }) => id)]),
    connections: (connections) => foldConnections(connections, hidden),
    cards: (cards) => foldCards(cards, closed),
    titles: (places, measure) =>
      open.map(({ name, blocks: own }) => titleBox(frameOf(own.flatMap((id) => places.get(id) ?? [])), name, measure)),
    nodes: (cards, of) => sectionNodes(cards, { ...of, sections, hidden }),
    selecting: (onSelect) => selecting(onSelect, closed),
    dragging: (cards, unfolded) => dragging(cards, unfolded, { sections, folded }),
  };
}

function selecting(
  onSelect: Dispatch<SetStateAction<Selection>>,
  closed: readonly Section[],
): Dispatch<SetStateAction<Selection>> {
  return (next) =>
    onSelect((before) => {
      const known = contracted(before, closed);
      const after = typeof next === 'function' ? next(known) : next;
      return after === known ? before : expanded(after, closed);
    });
}

interface Folding {
  readonly sections: readonly Section[];
  readonly folded: ReadonlySet<string>;
}

function dragging(
  { places, along, onMove }: Draggable,
  unfolded: () => ReadonlyMap<string, Position>,
  { sections, folded }: Folding,
): Draggable {
  const byCard = new Map(sections.map((section) => [sectionCard(section.id), section]));
  const frames = [...byCard].flatMap(([card, { id, blocks }]) =>
    folded.has(id) ? [] : [[card, frameOf(blocks.flatMap((block) => places.get(block) ?? []))] as const],
  );
  const all = new Map<string, Position>([...places, ...frames]);
  return {
    places: all,
    along: (ids) => {
      const whole = new Set([...ids].flatMap((id) => byCard.get(id)?.blocks ?? id));
      const cards = [...byCard].flatMap(([card, { id, blocks }]) =>
        blocks.every((block) => whole.has(block)) ? [card, sectionFrame(id)] : [],
      );
      return along(new Set([...whole, ...cards]));
    },
    onMove: (moves) => {
      const moved = new Map<string, Position>();
      for (const { id, position } of moves) {
        const section = byCard.get(id);
        const from = all.get(id);
        if (!section || !from) moved.set(id, position);
        else {
          const isFolded = folded.has(section.id);
          const own = sectionMoves(section, isFolded, { from, to: position }, isFolded ? unfolded() : places);
          for (const move of own) moved.set(move.id, move.position);
        }
      }
      onMove([...moved].map(([id, position]) => ({ id, position })));
    },
  };
}
