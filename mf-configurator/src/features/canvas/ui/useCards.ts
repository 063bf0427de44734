import type { SurveyData } from '@dialogwerk/shared/contract';
import { useMemo, useState } from 'react';
import type { Position } from '../../../model/BlockChange.ts';
import { isSame } from '../../../model/isSame.ts';
import type { Selection } from '../../../model/Selection.ts';
import { placeTerminals } from '../model/placeTerminals.ts';
import { blockNode, terminalNode } from './cardNodes.ts';
import type { BlockNode, CardNode } from './cardNodes.ts';

interface CardsOf {
  readonly survey: SurveyData;
  readonly places: ReadonlyMap<string, Position>;
  /** Where cards are while they are moved. */
  readonly moving: ReadonlyMap<string, Position>;
  readonly selection: Selection;
  readonly readOnly: boolean;
}

/** All cards; a card that is as before stays the very same object, so that only changed ones are drawn anew. */
export function useCards({ survey, places, moving, selection, readOnly }: CardsOf): CardNode[] {
  const [known] = useState(() => new Map<string, BlockNode>());
  return useMemo(() => {
    const selected = new Set(selection.kind === 'blocks' ? selection.ids : []);
    const placeOf = (id: string): Position => moving.get(id) ?? places.get(id) ?? { x: 0, y: 0 };
    const cards: CardNode[] = survey.all_questions.map((block, index) => {
      const id = block.unique_question_id;
      const place = placeOf(id);
      const before = known.get(id);
      if (before && isCardOf(before, block, index + 1, place, selected.has(id), readOnly)) return before;
      const card = blockNode(block, index + 1, place, selected.has(id), readOnly);
      known.set(id, card);
      return card;
    });
    const terminals = placeTerminals(survey.all_questions, placeOf);
    const messages = selection.kind === 'messages';
    if (terminals) {
      cards.push(terminalNode('start', survey.welcome, terminals.start, messages));
      cards.push(terminalNode('end', survey.ending, terminals.end, messages));
    }
    return cards;
  }, [known, survey, places, moving, selection, readOnly]);
}

function isCardOf(
  card: BlockNode,
  block: BlockNode['data']['block'],
  number: number,
  place: Position,
  selected: boolean,
  readOnly: boolean,
): boolean {
  return (
    card.data.block === block &&
    card.data.number === number &&
    card.selected === selected &&
    card.draggable === !readOnly &&
    isSame(card.position, place)
  );
}
