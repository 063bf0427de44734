import type { Section } from '@dialogwerk/shared/contract';
import { BLOCK_CARD } from '@dialogwerk/shared/dialog/graph';
import type { Bounds } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../../../model/BlockChange.ts';
import type { Hidden } from '../../model/sections/foldConnections.ts';
import { frameOf, TITLE } from '../../model/sections/frameOf.ts';
import { sectionCard, sectionFrame } from '../../../../model/sectionCard.ts';
import { sectionTexts as texts } from '../../sectionTexts.ts';
import type { CardNode } from '../cards/cardNodes.ts';
import { known } from '../cards/cardNodes.ts';
import type { FrameNodeType, SectionData, SectionNodeType } from './SectionNodeType.ts';
import type { SectionsView } from './SectionsView.ts';

type NodesOf = Parameters<SectionsView['nodes']>[1] & {
  readonly sections: readonly Section[];
  readonly hidden: Hidden;
};

/** Cards with frames under them, each section's name before its first card, and a card for each that is folded. */
export function sectionNodes(cards: readonly CardNode[], of: NodesOf): CardNode[] {
  const { sections, hidden, near, places, selection } = of;
  const chosen = new Set(selection.kind === 'blocks' ? selection.ids : []);
  const isNear = new Set(near);
  const isFolded = ({ blocks }: Section): boolean => blocks.some((id) => hidden.has(id));
  const before = new Map<string, CardNode>();
  const frames: CardNode[] = [];
  const others: CardNode[] = [];
  for (const section of sections) {
    const card = sectionCard(section.id);
    if (isFolded(section)) {
      const place = places.get(card);
      // From afar no card is drawn by itself, but names can be read.
      if (!place || (near.length > 0 && !isNear.has(card))) continue;
      const isSelected = section.blocks.every((id) => chosen.has(id));
      others.push(foldedNode(dataOf(section, true, of), place, isSelected));
      continue;
    }
    const bounds = frameOf(section.blocks.flatMap((id) => places.get(id) ?? []));
    const data = dataOf(section, false, of);
    const first = cards.find(({ id }) => section.blocks.includes(id))?.id;
    frames.push(frameNode(data, bounds));
    if (first === undefined) others.push(titleNode(data, bounds));
    else before.set(first, titleNode(data, bounds));
  }
  // Frames first, because all others lie on them.
  return [
    ...frames,
    ...others,
    ...cards.flatMap((card) => [...(before.has(card.id) ? [before.get(card.id) ?? card] : []), card]),
  ];
}

function dataOf(section: Section, isFolded: boolean, { marks, comments, readOnly, act }: NodesOf): SectionData {
  const { blocks } = section;
  return {
    section,
    isFolded,
    findings: blocks.filter((id) => marks.has(id)).length,
    comments: blocks.reduce((sum, id) => sum + (comments.get(id) ?? 0), 0),
    readOnly,
    act,
  };
}

function foldedNode(data: SectionData, position: Position, selected: boolean): SectionNodeType {
  return { ...sectionNode(data), position, selected, ...known(BLOCK_CARD, ['target', 'source']) };
}

/** The name before the first of its blocks, so that the keyboard comes to it before them; above edges and their labels. */
function titleNode(data: SectionData, { x, y, width }: Bounds): SectionNodeType {
  return {
    ...sectionNode(data),
    position: { x, y },
    ...known({ width, height: TITLE }, []),
    // A frame drawn around some of its cards must not take all of them.
    selectable: false,
    dragHandle: '.dw-section-title',
    zIndex: 2,
    style: { pointerEvents: 'none' },
  };
}

function frameNode({ section: { id } }: SectionData, { x, y, width, height }: Bounds): FrameNodeType {
  return {
    id: sectionFrame(id),
    type: 'frame',
    data: {},
    position: { x, y },
    ...known({ width, height }, []),
    draggable: false,
    selectable: false,
    focusable: false,
    connectable: false,
    style: { pointerEvents: 'none' },
    domAttributes: { 'aria-hidden': true, 'aria-roledescription': undefined, 'aria-describedby': undefined },
  };
}

function sectionNode(data: SectionData) {
  const { section, readOnly } = data;
  return {
    id: sectionCard(section.id),
    type: 'section' as const,
    data,
    draggable: !readOnly,
    connectable: false,
    // Its button has the focus.
    focusable: false,
    ariaRole: 'group' as const,
    ariaLabel: section.name,
    domAttributes: { 'aria-roledescription': texts.role, 'aria-describedby': undefined },
  };
}
