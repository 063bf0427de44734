import type { Block } from '@dialogwerk/shared/contract';
import type { Box, Connection } from '@dialogwerk/shared/dialog/graph';
import type { Dispatch, SetStateAction } from 'react';
import type { BlockMark } from '../../../../model/BlockMark.ts';
import type { Position } from '../../../../model/BlockChange.ts';
import type { Selection } from '../../../../model/Selection.ts';
import type { CardNode } from '../cards/cardNodes.ts';
import type { Move } from '../dragging/useDragGesture.ts';
import type { SectionAct } from './SectionNodeType.ts';

/** Cards that a gesture drags: where they lie, what goes along with some of them, what is told at its end. */
export interface Draggable {
  readonly places: ReadonlyMap<string, Position>;
  readonly along: (ids: ReadonlySet<string>) => ReadonlySet<string>;
  readonly onMove: (moves: readonly Move[]) => void;
}

interface NodesOf {
  readonly places: ReadonlyMap<string, Position>;
  /** Which cards are near the view. */
  readonly near: readonly string[];
  readonly selection: Selection;
  readonly readOnly: boolean;
  readonly marks: ReadonlyMap<string, BlockMark>;
  readonly comments: ReadonlyMap<string, number>;
  readonly act: (act: SectionAct) => void;
}

/** The sections of a dialog, and what they change on the canvas. */
export interface SectionsView {
  /** The same for sections that say the same. */
  readonly key: string;
  /** The edges that are drawn while some are folded. */
  readonly connections: (all: readonly Connection[]) => readonly Connection[];
  /** The blocks that the layout places, a card for each folded section among them. */
  readonly cards: (blocks: readonly Block[]) => readonly Block[];
  /** Where the names of unfolded sections stand, as far as they need room. */
  readonly titles: (places: ReadonlyMap<string, Position>, measure: (text: string) => number) => readonly Box[];
  /** Cards for xyflow with frames around them and folded sections among them. */
  readonly nodes: (cards: readonly CardNode[], of: NodesOf) => CardNode[];
  /** A folded section's card is selected where all of its blocks are. */
  readonly selecting: (onSelect: Dispatch<SetStateAction<Selection>>) => Dispatch<SetStateAction<Selection>>;
  /** With a section go its blocks; `unfolded` gives where all blocks lie while nothing is folded. */
  readonly dragging: (cards: Draggable, unfolded: () => ReadonlyMap<string, Position>) => Draggable;
}
