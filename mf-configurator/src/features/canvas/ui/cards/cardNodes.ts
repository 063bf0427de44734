import type { Block } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import type { Node, NodeHandle } from '@xyflow/react';
import { Position } from '@xyflow/react';
import { blockName } from '../../../../model/blockName.ts';
import type { BlockMark } from '../../../../model/BlockMark.ts';
import type { Position as Place } from '../../../../model/BlockChange.ts';
import { BLOCK_CARD, END, HANDLE, START, TERMINAL_CARD } from '@dialogwerk/shared/dialog/graph';
import { texts } from '../../texts.ts';

/** What a block's card shows; `number` counts from 1. */
interface CardData extends Record<string, unknown> {
  readonly block: Block;
  readonly number: number;
  readonly mark: BlockMark | null;
}
export type BlockNode = Node<CardData, 'block'>;
export type TerminalNode = Node<{ terminal: 'start' | 'end'; text: string }, 'terminal'>;
export type CardNode = BlockNode | TerminalNode;

/** A block's card as xyflow takes it, with size and handles known so that nothing is measured. */
export function blockNode(data: CardData, position: Place, selected: boolean, readOnly: boolean): BlockNode {
  const { block, number, mark } = data;
  const label = texts.cardLabel(number, blockFacts[block.type].name, blockName(block));
  return {
    id: block.unique_question_id,
    type: 'block',
    position,
    selected,
    ...known(BLOCK_CARD, ['target', 'source']),
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

function known(size: { readonly width: number; readonly height: number }, types: readonly NodeHandle['type'][]) {
  return {
    width: size.width,
    height: size.height,
    measured: { ...size },
    handles: types.map((type) => handle(type, size)),
  };
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
