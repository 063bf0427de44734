import type { AnsweredType, AskedType, BlockOf, BlockType } from '../../contract/index.ts';
import type { AnswerStudy, DataStudy } from './AnswerStudy.ts';
import type { BlockFacts } from './BlockFacts.ts';
import type { BlockRule } from './BlockRule.ts';
import type { ReplyRule } from './ReplyRule.ts';
import { apiFacts, apiRule } from './api/api.ts';
import { assignFacts, assignRule } from './assign/assign.ts';
import { consentFacts, consentReply, consentRule, consentStudy } from './consent/consent.ts';
import { constantSumFacts, constantSumReply, constantSumRule, constantSumStudy } from './constant_sum/constantSum.ts';
import { dateFacts, dateReply, dateRule, dateStudy } from './date/date.ts';
import { emailFacts, emailReply, emailRule, emailStudy } from './email/email.ts';
import { experimentFacts, experimentRule, experimentStudy } from './experiment/experiment.ts';
import { gptFacts, gptRule } from './gpt/gpt.ts';
import { likertFacts, likertReply, likertRule, likertStudy } from './likert/likert.ts';
import { loopFacts, loopRule } from './loop/loop.ts';
import { matrixFacts, matrixReply, matrixRule, matrixStudy } from './matrix/matrix.ts';
import { messageFacts, messageRule } from './message/message.ts';
import { multipleFacts, multipleReply, multipleRule, multipleStudy } from './multiple/multiple.ts';
import { numberFacts, numberReply, numberRule, numberStudy } from './number/number.ts';
import { openFacts, openReply, openRule, openStudy } from './open/open.ts';
import { phoneFacts, phoneReply, phoneRule, phoneStudy } from './phone/phone.ts';
import { pictureFacts, pictureReply, pictureRule, pictureStudy } from './picture/picture.ts';
import { placeFacts, placeReply, placeRule, placeStudy } from './place/place.ts';
import { qaFacts, qaReply, qaRule, qaStudy } from './qa/qa.ts';
import { rankingFacts, rankingReply, rankingRule, rankingStudy } from './ranking/ranking.ts';
import { signatureFacts, signatureReply, signatureRule, signatureStudy } from './signature/signature.ts';
import { shuffleFacts, shuffleRule, shuffleStudy } from './shuffle/shuffle.ts';
import { singleFacts, singleReply, singleRule, singleStudy } from './single/single.ts';
import { ratingFacts, ratingReply, ratingRule, ratingStudy } from './rating/rating.ts';
import { sliderFacts, sliderReply, sliderRule, sliderStudy } from './slider/slider.ts';
import { timeFacts, timeReply, timeRule, timeStudy } from './time/time.ts';
import { uploadFacts, uploadReply, uploadRule, uploadStudy } from './upload/upload.ts';
import { urlFacts, urlReply, urlRule, urlStudy } from './url/url.ts';
import { voiceFacts, voiceReply, voiceRule, voiceStudy } from './voice/voice.ts';

/*
 * The pure parts of every block type (docs/decisions/0030). Several registries and not one of whole types, because each
 * build takes only those that it needs; the respondent's page takes `replyRules`. What a type of the contract leaves out does
 * not compile.
 */

export const replyRules = {
  open: openReply,
  single: singleReply,
  multiple: multipleReply,
  likert: likertReply,
  matrix: matrixReply,
  slider: sliderReply,
  rating: ratingReply,
  constant_sum: constantSumReply,
  number: numberReply,
  date: dateReply,
  time: timeReply,
  email: emailReply,
  phone: phoneReply,
  url: urlReply,
  ranking: rankingReply,
  picture: pictureReply,
  place: placeReply,
  upload: uploadReply,
  voice: voiceReply,
  signature: signatureReply,
  consent: consentReply,
  qa: qaReply,
} as const satisfies { readonly [T in AskedType]: ReplyRule<T> };

export const blockRules: { readonly [T in BlockType]: BlockRule<BlockOf<T>> } = {
  message: messageRule,
  open: openRule,
  single: singleRule,
  multiple: multipleRule,
  likert: likertRule,
  matrix: matrixRule,
  slider: sliderRule,
  rating: ratingRule,
  constant_sum: constantSumRule,
  number: numberRule,
  date: dateRule,
  time: timeRule,
  email: emailRule,
  phone: phoneRule,
  url: urlRule,
  ranking: rankingRule,
  picture: pictureRule,
  place: placeRule,
  upload: uploadRule,
  voice: voiceRule,
  signature: signatureRule,
  consent: consentRule,
  qa: qaRule,
  gpt: gptRule,
  assign: assignRule,
  loop: loopRule,
  api: apiRule,
  experiment: experimentRule,
  shuffle: shuffleRule,
};

export const answerStudies: { readonly [T in AskedType]: AnswerStudy<T> } = {
  open: openStudy,
  single: singleStudy,
  multiple: multipleStudy,
  likert: likertStudy,
  matrix: matrixStudy,
  slider: sliderStudy,
  rating: ratingStudy,
  constant_sum: constantSumStudy,
  number: numberStudy,
  date: dateStudy,
  time: timeStudy,
  email: emailStudy,
  phone: phoneStudy,
  url: urlStudy,
  ranking: rankingStudy,
  picture: pictureStudy,
  place: placeStudy,
  upload: uploadStudy,
  voice: voiceStudy,
  signature: signatureStudy,
  consent: consentStudy,
  qa: qaStudy,
};

/** Of every type that has answers, also of what is drawn. A function, because bundlers keep what a file spreads at its top. */
export const dataStudies = (): { readonly [T in AnsweredType]: DataStudy<T> } => ({
  ...answerStudies,
  experiment: experimentStudy,
  shuffle: shuffleStudy,
});

/** In the order in which authors are offered them. */
export const blockFacts: { readonly [T in BlockType]: BlockFacts<T> } = {
  message: messageFacts,
  qa: qaFacts,
  gpt: gptFacts,
  single: singleFacts,
  multiple: multipleFacts,
  picture: pictureFacts,
  ranking: rankingFacts,
  consent: consentFacts,
  likert: likertFacts,
  matrix: matrixFacts,
  rating: ratingFacts,
  slider: sliderFacts,
  constant_sum: constantSumFacts,
  open: openFacts,
  number: numberFacts,
  date: dateFacts,
  time: timeFacts,
  email: emailFacts,
  phone: phoneFacts,
  url: urlFacts,
  place: placeFacts,
  upload: uploadFacts,
  voice: voiceFacts,
  signature: signatureFacts,
  assign: assignFacts,
  loop: loopFacts,
  api: apiFacts,
  experiment: experimentFacts,
  shuffle: shuffleFacts,
};
