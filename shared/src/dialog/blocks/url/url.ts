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
import { webAddress } from './webAddress.ts';

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
  ask: (block) => ({
    kind: 'whole',
    input: { type: 'url', ...maskedOf(block) },
    choices: [],
    answer: (reply) => {
      const address = reply.type === 'url' ? webAddress(reply.text) : null;
      return address === null ? null : textAnswer(address);
    },
  }),
};

export const urlStudy = /* @__PURE__ */ fieldStudy<'url'>({
  isPersonal: false,
  replyOf: (text) => ({ type: 'url', text }),
  textOf: ({ text }) => text,
  tried: exampleTexts.url,
  drawn: 'https://example.org/',
});

export const urlFacts: BlockFacts<'url'> = { name: 'Link', hint: 'Eine Internetadresse.', ...fieldFacts };
