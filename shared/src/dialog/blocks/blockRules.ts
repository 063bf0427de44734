import type { Block, BlockOf, BlockType } from '../../contract/index.ts';
import type { ValueKind } from '../expressions/ValueKind.ts';
import { apiRule } from './api/apiRule.ts';
import { assignRule } from './assign/assignRule.ts';
import type { AskContext, Asking, BlockRule } from './BlockRule.ts';
import { consentRule } from './consent/consentRule.ts';
import { dateRule } from './date/dateRule.ts';
import { emailRule } from './email/emailRule.ts';
import { gptRule } from './gpt/gptRule.ts';
import { likertRule } from './likert/likertRule.ts';
import { matrixRule } from './matrix/matrixRule.ts';
import { messageRule } from './message/messageRule.ts';
import { multipleRule } from './multiple/multipleRule.ts';
import { newBase } from './newBase.ts';
import { numberRule } from './number/numberRule.ts';
import { openRule } from './open/openRule.ts';
import { phoneRule } from './phone/phoneRule.ts';
import { pictureRule } from './picture/pictureRule.ts';
import { qaRule } from './qa/qaRule.ts';
import { rankingRule } from './ranking/rankingRule.ts';
import { singleRule } from './single/singleRule.ts';
import { sliderRule } from './slider/sliderRule.ts';
import { uploadRule } from './upload/uploadRule.ts';
import { urlRule } from './url/urlRule.ts';
import { voiceRule } from './voice/voiceRule.ts';

/** Every block type's rule; a type of the contract without its folder here does not compile. */
const blockRules: { readonly [T in BlockType]: BlockRule<BlockOf<T>> } = {
  message: messageRule,
  open: openRule,
  single: singleRule,
  multiple: multipleRule,
  likert: likertRule,
  matrix: matrixRule,
  slider: sliderRule,
  number: numberRule,
  date: dateRule,
  email: emailRule,
  phone: phoneRule,
  url: urlRule,
  ranking: rankingRule,
  picture: pictureRule,
  upload: uploadRule,
  voice: voiceRule,
  consent: consentRule,
  qa: qaRule,
  gpt: gptRule,
  assign: assignRule,
  api: apiRule,
};

function ruleOf<T extends BlockType>(type: T): BlockRule<BlockOf<T>> {
  return blockRules[type];
}

/** A new block with the defaults of its type. Its `order` is 0: the caller sets its place. */
export function newBlock(type: BlockType, unique_question_id: string, created_on: number): Block {
  return ruleOf(type).newBlock(newBase(unique_question_id, created_on));
}

/** Whether a block's type wants a reply. */
export function isAsking(block: Pick<Block, 'type'>): boolean {
  return ruleOf(block.type).asks;
}

/** The block as it is asked; null when it asks nothing. */
export function askingOf(block: Block, context: AskContext): Asking | null {
  return ruleOf(block.type).ask(block, context);
}

/** What the variable of a block holds. */
export function variableKindOf(block: Block): ValueKind {
  return ruleOf(block.type).variableKind(block);
}
