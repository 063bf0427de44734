import { z } from 'zod';
import { apiBlock } from './api.ts';
import { assignBlock } from './assign.ts';
import { consentBlock, consentReply } from './consent.ts';
import { dateBlock, dateReply } from './date.ts';
import { emailBlock, emailReply } from './email.ts';
import { gptBlock } from './gpt.ts';
import { likertBlock, likertReply } from './likert.ts';
import { matrixBlock, matrixReply } from './matrix.ts';
import { messageBlock } from './message.ts';
import { multipleBlock, multipleReply } from './multiple.ts';
import { numberBlock, numberReply } from './number.ts';
import { openBlock, openReply } from './open.ts';
import { phoneBlock, phoneReply } from './phone.ts';
import { pictureBlock, pictureReply } from './picture.ts';
import { qaBlock, qaReply } from './qa.ts';
import { rankingBlock, rankingReply } from './ranking.ts';
import { singleBlock, singleReply } from './single.ts';
import { sliderBlock, sliderReply } from './slider.ts';
import { uploadBlock, uploadReply } from './upload.ts';
import { urlBlock, urlReply } from './url.ts';
import { voiceBlock, voiceReply } from './voice.ts';

/** A question block; a new type is one more file here and one more folder in `dialog/blocks`. */
export const block = z.discriminatedUnion('type', [
  messageBlock,
  openBlock,
  singleBlock,
  multipleBlock,
  likertBlock,
  matrixBlock,
  sliderBlock,
  numberBlock,
  dateBlock,
  emailBlock,
  phoneBlock,
  urlBlock,
  rankingBlock,
  pictureBlock,
  uploadBlock,
  voiceBlock,
  consentBlock,
  qaBlock,
  gptBlock,
  assignBlock,
  apiBlock,
]);
export type Block = z.infer<typeof block>;
export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** What a respondent sends for a question. */
export const reply = z.discriminatedUnion('type', [
  openReply,
  singleReply,
  multipleReply,
  likertReply,
  matrixReply,
  sliderReply,
  numberReply,
  dateReply,
  emailReply,
  phoneReply,
  urlReply,
  rankingReply,
  pictureReply,
  uploadReply,
  voiceReply,
  consentReply,
  qaReply,
  z.object({ type: z.literal('skip') }),
]);
export type Reply = z.infer<typeof reply>;

/** What is kept of a reply (domain.md §2, 'stored value'); null was skipped. */
export const storedValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
export type StoredValue = z.infer<typeof storedValue>;

/** What a variable holds in expressions; null is missing. */
export type VariableValue = string | number | boolean | string[] | null;
export const variableValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
