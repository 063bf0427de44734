import type { BlockOf } from '../../../contract/index.ts';
import { exampleTexts } from '../common/exampleTexts.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { noFigures } from '../common/figures.ts';
import { anyText } from '../common/outcomes.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { typingTime } from '../common/replyTimes.ts';
import { textAnswer } from '../common/textAnswer.ts';
import { textColumn } from '../common/columns.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { none, nothingDone, oneLine } from '../common/facts.ts';

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
  ask: () => ({
    kind: 'whole',
    input: { type: 'phone' },
    choices: [],
    answer: (reply) => (reply.type === 'phone' ? textAnswer(reply.text) : null),
  }),
};

export const phoneStudy: AnswerStudy<'phone'> = {
  faults: () => [],
  missing: null,
  isPersonal: true,
  outcomes: () => anyText,
  tried: (_, { texts }) => [exampleTexts.phone, ...texts].map((text) => ({ type: 'phone', text })),
  isMadeUp: true,
  drawn: () => ({ type: 'phone', text: '030 123456' }),
  replyTime: ({ text }) => typingTime(text),
  answeredIn: 'words',
  figures: noFigures,
  columns: () => [textColumn()],
};

export const phoneFacts: BlockFacts<'phone'> = {
  name: 'Telefon',
  hint: 'Eine Telefonnummer.',
  group: 'input',
  fields: {},
  card: none,
  does: nothingDone,
  lines: none,
  printed: oneLine,
  words: none,
};
