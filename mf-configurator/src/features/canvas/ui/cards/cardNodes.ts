import type { Block } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import type { Node, NodeHandle } from '@xyflow/react';
import { Position } from '@xyflow/react';
import { blockName } from '../../../../model/wording/blockName.ts';
import type { BlockMark } from '../../../../model/BlockMark.ts';
import type { Position as Place } from '../../../../model/BlockChange.ts';
import {
  BLOCK_CARD,
  cardHeight,
  END,
  HANDLE,
  OPTION_LINE,
  START,
  TERMINAL_CARD,
  outcomeLines,
} from '@dialogwerk/shared/dialog/graph';
import type { FrameNodeType, SectionNodeType } from '../sections/SectionNodeType.ts';
import { texts } from '../../texts.ts';

/** What a block's card shows; `number` counts from 1. */
interface CardData extends Record<string, unknown> {
  readonly block: Block;
  readonly number: number;
  /** What the loop is called that asks it in each round; null for none. */
  readonly loop: string | null;
  readonly mark: BlockMark | null;
  /** Open threads of the team about it. */
  readonly comments: number;
}
export type BlockNode = Node<CardData, 'block'>;
export type TerminalNode = Node<{ terminal: 'start' | 'end'; text: string }, 'terminal'>;
export type CardNode = BlockNode | TerminalNode | SectionNodeType | FrameNodeType;

/** A block's card as xyflow takes it, with size and handles known so that nothing is measured. */
export function blockNode(data: CardData, position: Place, selected: boolean, readOnly: boolean): BlockNode {
  const { block, number, loop, mark, comments } = data;
  const own = texts.cardLabel(number, blockFacts[block.type].name, blockName(block));
  const name = loop === null ? own : texts.loopedLabel(own, loop);
  const label = comments > 0 ? texts.commentedLabel(name, comments) : name;
  return {
    id: block.unique_question_id,
    type: 'block',
    position,
    selected,
    ...known({ width: BLOCK_CARD.width, height: cardHeight(block) }, ['target', 'source'], optionHandles(block)),
    draggable: !readOnly,
    connectable: !readOnly,
    data,
    ariaLabel: mark ? texts.markedLabel(label, mark.label) : label,
    domAttributes: { 'aria-roledescription': texts.cardRole },
  };
}

export function terminalNode(
  terminal: 'start' | 'end',
  text: string,
  position: Place,
  selected: boolean,
): TerminalNode {
  const isStart = terminal === 'start';
  return {
    id: isStart ? START : END,
    type: 'terminal',
    position,
    selected,
    ...known(TERMINAL_CARD, [isStart ? 'source' : 'target']),
    draggable: false,
    connectable: !isStart,
    data: { terminal, text },
    ariaLabel: isStart ? texts.start : texts.end,
    domAttributes: { 'aria-roledescription': texts.cardRole },
  };
}

/** What xyflow would measure otherwise: the size, and handles in the middle of a card's sides. */
export function known(
  size: { readonly width: number; readonly height: number },
  types: readonly NodeHandle['type'][],
  further: readonly NodeHandle[] = [],
) {
  return {
    width: size.width,
    height: size.height,
    measured: { ...size },
    handles: [...types.map((type) => handle(type, size)), ...further],
  };
}

/** Behind those of the whole card, because an edge that names none leaves from the first one. */
function optionHandles(block: Block): NodeHandle[] {
  return outcomeLines(block).lines.map(({ handle: { outcome, row } }) => ({
    id: outcome,
    type: 'source',
    position: Position.Right,
    x: BLOCK_CARD.width - OPTION_HANDLE / 2,
    y: optionTop(row),
    width: OPTION_HANDLE,
    height: OPTION_HANDLE,
  }));
}

/** Width and height of an option's handle. */
export const OPTION_HANDLE = 12;

/** Where the handle of an option's row begins, from the top of the card. */
export function optionTop(row: number): number {
  return OPTION_LINE.first + row * OPTION_LINE.height - OPTION_HANDLE / 2;
}

function handle(type: NodeHandle['type'], size: { readonly width: number; readonly height: number }): NodeHandle {
  const isTarget = type === 'target';
  return {
    type,
    position: isTarget ? Position.Top : Position.Bottom,
    x: (size.width - HANDLE) / 2,
    y: (isTarget ? 0 : size.height) - HANDLE / 2,
    width: HANDLE,
    height: HANDLE,
  };
}
