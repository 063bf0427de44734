import type { Block, BlockOf, BlockType } from '../../contract/index.ts';
import type { ValueKind } from '../expressions/ValueKind.ts';
import { assignRule } from './assign/assignRule.ts';
import type { AskContext, Asking, BlockRule } from './BlockRule.ts';
import { likertRule } from './likert/likertRule.ts';
import { messageRule } from './message/messageRule.ts';
import { multipleRule } from './multiple/multipleRule.ts';
import { newBase } from './newBase.ts';
import { numberRule } from './number/numberRule.ts';
import { openRule } from './open/openRule.ts';
import { singleRule } from './single/singleRule.ts';

/** Every block type's rule; a type of the contract without its folder here does not compile. */
const blockRules: { readonly [T in BlockType]: BlockRule<BlockOf<T>> } = {
  message: messageRule,
  open: openRule,
  single: singleRule,
  multiple: multipleRule,
  likert: likertRule,
  number: numberRule,
  assign: assignRule,
};

/** A new block with the defaults of its type. Its `order` is 0: the caller sets its place. */
export function newBlock(type: BlockType, unique_question_id: string, created_on: number): Block {
  return blockRules[type].newBlock(newBase(unique_question_id, created_on));
}

/** Whether a block's type wants a reply. */
export function isAsking(block: Pick<Block, 'type'>): boolean {
  return blockRules[block.type].asks;
}

/** The block as it is asked; null when it asks nothing. */
export function askingOf(block: Block, context: AskContext): Asking | null {
  switch (block.type) {
    case 'message':
      return blockRules.message.ask(block, context);
    case 'open':
      return blockRules.open.ask(block, context);
    case 'single':
      return blockRules.single.ask(block, context);
    case 'multiple':
      return blockRules.multiple.ask(block, context);
    case 'likert':
      return blockRules.likert.ask(block, context);
    case 'number':
      return blockRules.number.ask(block, context);
    case 'assign':
      return blockRules.assign.ask(block, context);
  }
}

/** What the variable of a block holds. */
export function variableKindOf(block: Block): ValueKind {
  switch (block.type) {
    case 'message':
      return blockRules.message.variableKind(block);
    case 'open':
      return blockRules.open.variableKind(block);
    case 'single':
      return blockRules.single.variableKind(block);
    case 'multiple':
      return blockRules.multiple.variableKind(block);
    case 'likert':
      return blockRules.likert.variableKind(block);
    case 'number':
      return blockRules.number.variableKind(block);
    case 'assign':
      return blockRules.assign.variableKind(block);
  }
}
