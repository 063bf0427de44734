import type { Block } from '@dialogwerk/shared/contract';
import { useMemo, useState } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import { isSame } from '../../../../model/isSame.ts';
import type { BlockMark } from '../../../../model/BlockMark.ts';
import type { Selection } from '../../../../model/Selection.ts';
import { END, START } from '@dialogwerk/shared/dialog/graph';
import { blockNode, terminalNode } from './cardNodes.ts';
import type { BlockNode, CardNode } from './cardNodes.ts';

/** A block and its number, counted from 1; 0 for the card of a folded section. */
export interface Numbered {
  readonly block: Block;
  readonly number: number;
  /** What the loop is called that asks it in each round; null for none. */
  readonly loop: string | null;
}

interface CardsOf {
  /** Which cards there are to be, blocks and terminals. */
  readonly ids: readonly string[];
  readonly blocks: ReadonlyMap<string, Numbered>;
  readonly messages: { readonly welcome: string; readonly ending: string };
  readonly places: ReadonlyMap<string, Position>;
  readonly selection: Selection;
  readonly readOnly: boolean;
  readonly marks: ReadonlyMap<string, BlockMark>;
  readonly comments: ReadonlyMap<string, number>;
}

/** Cards for xyflow; one that is as before stays the very same object, so that only changed ones are drawn anew. */
export function useCards({ ids, blocks, messages, places, selection, readOnly, marks, comments }: CardsOf): CardNode[] {
  const { welcome, ending } = messages;
  const [known] = useState(() => new Map<string, BlockNode>());
  return useMemo(() => {
    const selected = new Set(selection.kind === 'blocks' ? selection.ids : []);
    const before = new Map(known);
    known.clear();
    return ids.flatMap((id): CardNode[] => {
      const place = places.get(id);
      if (!place) return [];
      if (id === START) return [terminalNode('start', welcome, place, selection.kind === 'messages')];
      if (id === END) return [terminalNode('end', ending, place, selection.kind === 'messages')];
      const numbered = blocks.get(id);
      if (!numbered?.number) return [];
      const said = { mark: marks.get(id) ?? null, comments: comments.get(id) ?? 0 };
      const card = cardAfter(before.get(id), { ...numbered, ...said }, place, selected.has(id), readOnly);
      known.set(id, card);
      return [card];
    });
  }, [known, ids, blocks, welcome, ending, places, selection, readOnly, marks, comments]);
}

function cardAfter(
  before: BlockNode | undefined,
  data: BlockNode['data'],
  place: Position,
  selected: boolean,
  readOnly: boolean,
): BlockNode {
  const isKnown =
    before?.data.block === data.block &&
    before.data.number === data.number &&
    before.data.loop === data.loop &&
    before.data.comments === data.comments &&
    before.selected === selected &&
    before.draggable === !readOnly &&
    isSame(before.data.mark, data.mark);
  if (!isKnown) return blockNode(data, place, selected, readOnly);
  return isSame(before.position, place) ? before : { ...before, position: place };
}
