import type { BlockOf } from '../../../contract/index.ts';
import { exampleTexts } from '../common/exampleTexts.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { fieldFacts, fieldStudy } from '../common/field.ts';
import { maskedOf } from '../common/masked.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { textAnswer } from '../common/textAnswer.ts';
import type { ReplyRule } from '../ReplyRule.ts';

export const phoneReply: ReplyRule<'phone', 'fields'> = {
  part: 'fields',
  /** 3 to 15 digits (ITU-T E.164), with the signs that people put between. */
  problem: (_, { text }, texts) => {
    const number = cleanText(text);
    const digits = number.replaceAll(/\D/g, '').length;
    const isWritten = number.length <= 40 && /^\+?[\d\s()/.-]+$/.test(number);
    return isWritten && digits >= 3 && digits <= 15 ? null : texts.noPhone;
  },
  shown: (_, { text }) => cleanText(text),
  isTyped: true,
};

/** Telefon: a telephone number as it was written (domain.md §2). */
export const phoneRule: BlockRule<BlockOf<'phone'>> = {
  newBlock: (base) => ({ ...base, type: 'phone' }),
  variables: (block) => ownVariable(block, 'text'),
  ask: (block) => ({
    kind: 'whole',
    input: { type: 'phone', ...maskedOf(block) },
    choices: [],
    answer: (reply) => (reply.type === 'phone' ? textAnswer(reply.text) : null),
  }),
};

export const phoneStudy = /* @__PURE__ */ fieldStudy<'phone'>({
  isPersonal: true,
  replyOf: (text) => ({ type: 'phone', text }),
  textOf: ({ text }) => text,
  tried: exampleTexts.phone,
  drawn: '030 123456',
});

export const phoneFacts: BlockFacts<'phone'> = { name: 'Telefon', hint: 'Eine Telefonnummer.', ...fieldFacts };
