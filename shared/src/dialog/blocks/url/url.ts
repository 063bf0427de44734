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
import { webAddress } from './webAddress.ts';
import { none, nothingDone, oneLine } from '../common/facts.ts';

export const urlReply: ReplyRule<'url', 'fields'> = {
  part: 'fields',
  problem: (_, { text }, texts) => (webAddress(text) === null ? texts.noUrl : null),
  /** As it was typed; it is kept with its scheme. */
  shown: (_, { text }) => cleanText(text),
  isTyped: true,
};

/** Link: an address of the web, kept with its scheme (domain.md §2). */
export const urlRule: BlockRule<BlockOf<'url'>> = {
  newBlock: (base) => ({ ...base, type: 'url' }),
  variables: (block) => ownVariable(block, 'text'),
  ask: () => ({
    kind: 'whole',
    input: { type: 'url' },
    choices: [],
    answer: (reply) => {
      const address = reply.type === 'url' ? webAddress(reply.text) : null;
      return address === null ? null : textAnswer(address);
    },
  }),
};

export const urlStudy: AnswerStudy<'url'> = {
  faults: () => [],
  missing: null,
  isPersonal: false,
  outcomes: () => anyText,
  tried: (_, { texts }) => [exampleTexts.url, ...texts].map((text) => ({ type: 'url', text })),
  isMadeUp: true,
  drawn: () => ({ type: 'url', text: 'https://example.org/' }),
  replyTime: ({ text }) => typingTime(text),
  answeredIn: 'words',
  figures: noFigures,
  columns: () => [textColumn()],
};

export const urlFacts: BlockFacts<'url'> = {
  name: 'Link',
  hint: 'Eine Internetadresse.',
  group: 'input',
  fields: {},
  card: none,
  does: nothingDone,
  lines: none,
  printed: oneLine,
  words: none,
};
