import { z } from 'zod';
import { WORDS_LIMIT } from '../limits.ts';
import { apiBlock } from '../../dialog/blocks/api/contract.ts';
import { assignBlock } from '../../dialog/blocks/assign/contract.ts';
import { consentBlock, consentInput, consentReply } from '../../dialog/blocks/consent/contract.ts';
import { constantSumBlock, constantSumInput, constantSumReply } from '../../dialog/blocks/constant_sum/contract.ts';
import { dateBlock, dateInput, dateReply } from '../../dialog/blocks/date/contract.ts';
import { emailBlock, emailInput, emailReply } from '../../dialog/blocks/email/contract.ts';
import { experimentBlock } from '../../dialog/blocks/experiment/contract.ts';
import { gptBlock } from '../../dialog/blocks/gpt/contract.ts';
import { likertBlock, likertInput, likertReply } from '../../dialog/blocks/likert/contract.ts';
import { loopBlock } from '../../dialog/blocks/loop/contract.ts';
import { matrixBlock, matrixInput, matrixReply } from '../../dialog/blocks/matrix/contract.ts';
import { messageBlock } from '../../dialog/blocks/message/contract.ts';
import { multipleBlock, multipleInput, multipleReply } from '../../dialog/blocks/multiple/contract.ts';
import { numberBlock, numberInput, numberReply } from '../../dialog/blocks/number/contract.ts';
import { openBlock, openInput, openReply, recordedAnswer, recordedReply } from '../../dialog/blocks/open/contract.ts';
import { phoneBlock, phoneInput, phoneReply } from '../../dialog/blocks/phone/contract.ts';
import { pictureBlock, pictureInput, pictureReply } from '../../dialog/blocks/picture/contract.ts';
import { placeBlock, placeInput, placeReply } from '../../dialog/blocks/place/contract.ts';
import { qaBlock, qaInput, qaReply } from '../../dialog/blocks/qa/contract.ts';
import { rankingBlock, rankingInput, rankingReply } from '../../dialog/blocks/ranking/contract.ts';
import { ratingBlock, ratingInput, ratingReply } from '../../dialog/blocks/rating/contract.ts';
import { signatureBlock, signatureInput, signatureReply } from '../../dialog/blocks/signature/contract.ts';
import { shuffleBlock } from '../../dialog/blocks/shuffle/contract.ts';
import { singleBlock, singleInput, singleReply } from '../../dialog/blocks/single/contract.ts';
import { sliderBlock, sliderInput, sliderReply } from '../../dialog/blocks/slider/contract.ts';
import { timeBlock, timeInput, timeReply } from '../../dialog/blocks/time/contract.ts';
import { uploadBlock, uploadInput, uploadReply } from '../../dialog/blocks/upload/contract.ts';
import { urlBlock, urlInput, urlReply } from '../../dialog/blocks/url/contract.ts';
import { voiceBlock, voiceInput, voiceReply } from '../../dialog/blocks/voice/contract.ts';

/** A question block; a new type is one more folder in `dialog/blocks` (docs/recipes/add-a-block-type.md). */
export const block = z.discriminatedUnion('type', [
  messageBlock,
  openBlock,
  singleBlock,
  multipleBlock,
  likertBlock,
  matrixBlock,
  sliderBlock,
  ratingBlock,
  constantSumBlock,
  numberBlock,
  dateBlock,
  timeBlock,
  emailBlock,
  phoneBlock,
  urlBlock,
  rankingBlock,
  pictureBlock,
  placeBlock,
  uploadBlock,
  voiceBlock,
  signatureBlock,
  consentBlock,
  qaBlock,
  gptBlock,
  assignBlock,
  loopBlock,
  apiBlock,
  experimentBlock,
  shuffleBlock,
]);
export type Block = z.infer<typeof block>;
export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** What a messenger needs to draw the input of the open question; scores and jumps stay on the server. */
export const questionInput = z.discriminatedUnion('type', [
  openInput,
  singleInput,
  multipleInput,
  likertInput,
  matrixInput,
  sliderInput,
  ratingInput,
  constantSumInput,
  numberInput,
  dateInput,
  timeInput,
  emailInput,
  phoneInput,
  urlInput,
  rankingInput,
  pictureInput,
  placeInput,
  uploadInput,
  voiceInput,
  signatureInput,
  consentInput,
  qaInput,
]);
export type QuestionInput = z.infer<typeof questionInput>;
/** A type that asks something. */
export type AskedType = QuestionInput['type'];
/** A type whose blocks have answers: they are asked for them, or draw them. */
export type AnsweredType = AskedType | DrawingType;
/** A type whose answers are drawn. */
export type DrawingType = 'experiment' | 'shuffle';
export type InputOf<T extends AskedType> = Extract<QuestionInput, { type: T }>;

/** What a respondent sends for a question. */
export const reply = z.union([
  z.discriminatedUnion('type', [
    openReply,
    singleReply,
    multipleReply,
    likertReply,
    matrixReply,
    sliderReply,
    ratingReply,
    constantSumReply,
    numberReply,
    dateReply,
    timeReply,
    emailReply,
    phoneReply,
    urlReply,
    rankingReply,
    pictureReply,
    placeReply,
    uploadReply,
    voiceReply,
    signatureReply,
    consentReply,
    qaReply,
    z.object({ type: z.literal('skip') }),
    /** The question's time is over; taken only where that is so by the server's clock. */
    z.object({ type: z.literal('timed_out') }),
    /** A reply to a choice in one's own words, where the question has `in_words`. */
    z.object({ type: z.literal('words'), text: z.string().max(WORDS_LIMIT) }),
  ]),
  recordedReply,
]);
export type Reply = z.infer<typeof reply>;
/** A reply that somebody gave, and no time that was over. */
export type GivenReply = Exclude<Reply, { type: 'timed_out' }>;
export type ReplyOf<T extends AskedType> = Extract<Reply, { type: T }>;

/** What is kept of a reply (domain.md §2, 'stored value'); null was skipped. */
export const storedValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  recordedAnswer,
  z.null(),
]);
export type StoredValue = z.infer<typeof storedValue>;

/** What a variable holds in expressions; null is missing. */
export type VariableValue = string | number | boolean | string[] | null;
export const variableValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);
