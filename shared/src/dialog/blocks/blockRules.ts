import type { AnsweredType, AskedType, Block, BlockOf, BlockType, DrawingType } from '../../contract/index.ts';
import type { AskContext, Asking, BlockRule, KindOfVariable } from './BlockRule.ts';
import { newBase } from './common/newBase.ts';
import { blockRules, replyRules } from './registry.ts';

function ruleOf<T extends BlockType>(type: T): BlockRule<BlockOf<T>> {
  return blockRules[type];
}

/** A new block with the defaults of its type. Its `order` is 0: the caller sets its place. */
export function newBlock(type: BlockType, unique_question_id: string, created_on: number): Block {
  return ruleOf(type).newBlock(newBase(unique_question_id, created_on));
}

/** Whether a block's type wants a reply. */
export function isAsking<B extends Pick<Block, 'type'>>(block: B): block is Extract<B, { type: AskedType }> {
  return Object.hasOwn(replyRules, block.type);
}

/** Whether a block draws what it has as its answer. */
export function isDrawing<B extends Pick<Block, 'type'>>(block: B): block is Extract<B, { type: DrawingType }> {
  return block.type === 'experiment' || block.type === 'shuffle';
}

/** Whether a block's type has answers, asked for or drawn: results, files and filters know it. */
export function isAnswered<B extends Pick<Block, 'type'>>(block: B): block is Extract<B, { type: AnsweredType }> {
  return isAsking(block) || isDrawing(block);
}

/** Whether respondents may be asked something at a block: also where a language model leads, once one is connected. */
export function mayAsk(block: Pick<Block, 'type'>): boolean {
  return isAsking(block) || block.type === 'gpt';
}

/** The block as it is asked; null when it asks nothing. */
export function askingOf(block: Block, context: AskContext): Asking | null {
  return ruleOf(block.type).ask(block, context);
}

/** Every variable that a block sets, with what it holds. */
export function variablesSetBy(block: Block): readonly KindOfVariable[] {
  return ruleOf(block.type).variables(block);
}
