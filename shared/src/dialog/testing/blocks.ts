import type { BlockOf, BlockType } from '../../contract/index.ts';
import { apiRule } from '../blocks/api/apiRule.ts';
import { assignRule } from '../blocks/assign/assignRule.ts';
import { consentRule } from '../blocks/consent/consentRule.ts';
import { dateRule } from '../blocks/date/dateRule.ts';
import { emailRule } from '../blocks/email/emailRule.ts';
import { gptRule } from '../blocks/gpt/gptRule.ts';
import { likertRule } from '../blocks/likert/likertRule.ts';
import { matrixRule } from '../blocks/matrix/matrixRule.ts';
import { messageRule } from '../blocks/message/messageRule.ts';
import { multipleRule } from '../blocks/multiple/multipleRule.ts';
import { newBase } from '../blocks/newBase.ts';
import type { NewBase } from '../blocks/newBase.ts';
import { numberRule } from '../blocks/number/numberRule.ts';
import { openRule } from '../blocks/open/openRule.ts';
import { phoneRule } from '../blocks/phone/phoneRule.ts';
import { pictureRule } from '../blocks/picture/pictureRule.ts';
import { qaRule } from '../blocks/qa/qaRule.ts';
import { rankingRule } from '../blocks/ranking/rankingRule.ts';
import { singleRule } from '../blocks/single/singleRule.ts';
import { sliderRule } from '../blocks/slider/sliderRule.ts';
import { uploadRule } from '../blocks/upload/uploadRule.ts';
import { urlRule } from '../blocks/url/urlRule.ts';
import { voiceRule } from '../blocks/voice/voiceRule.ts';

type Fields<T extends BlockType> = Partial<Omit<BlockOf<T>, 'type' | 'unique_question_id'>>;

/** Blocks for tests: what the test is about is named, the rest is as in a new block whose text is its id. */
function blocksOf<T extends BlockType>(newBlock: (base: NewBase) => BlockOf<T>, mark = '?') {
  return (id: string, fields: Fields<T> = {}): BlockOf<T> => ({
    ...newBlock({ ...newBase(id, 0), context: `${id}${mark}` }),
    ...fields,
  });
}

export const message = blocksOf<'message'>(messageRule.newBlock, '');
export const open = blocksOf<'open'>(openRule.newBlock);
export const single = blocksOf<'single'>(singleRule.newBlock);
export const multiple = blocksOf<'multiple'>(multipleRule.newBlock);
export const likert = blocksOf<'likert'>(likertRule.newBlock);
export const matrix = blocksOf<'matrix'>(matrixRule.newBlock);
export const slider = blocksOf<'slider'>(sliderRule.newBlock);
export const number = blocksOf<'number'>(numberRule.newBlock);
export const date = blocksOf<'date'>(dateRule.newBlock);
export const email = blocksOf<'email'>(emailRule.newBlock);
export const phone = blocksOf<'phone'>(phoneRule.newBlock);
export const url = blocksOf<'url'>(urlRule.newBlock);
export const ranking = blocksOf<'ranking'>(rankingRule.newBlock);
export const picture = blocksOf<'picture'>(pictureRule.newBlock);
export const upload = blocksOf<'upload'>(uploadRule.newBlock);
export const voice = blocksOf<'voice'>(voiceRule.newBlock);
export const consent = blocksOf<'consent'>(consentRule.newBlock);
export const qa = blocksOf<'qa'>(qaRule.newBlock);
export const gpt = blocksOf<'gpt'>(gptRule.newBlock);
export const api = blocksOf<'api'>(apiRule.newBlock);
export const assign = (
  id: string,
  assignments: BlockOf<'assign'>['assignments'],
  fields: Fields<'assign'> = {},
): BlockOf<'assign'> => ({ ...assignRule.newBlock({ ...newBase(id, 0), context: '' }), assignments, ...fields });
