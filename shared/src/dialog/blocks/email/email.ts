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
import { webAddress } from '../url/webAddress.ts';

/** RFC 5321, 4.5.3.1.3. */
const LONGEST_ADDRESS = 254;

export const emailReply: ReplyRule<'email', 'fields'> = {
  part: 'fields',
  /** Text, @, text, dot, text (spec §5); behind the @ in any script, as names of hosts are (IDNA). */
  problem: (_, { text }, texts) => {
    const address = cleanText(text);
    const [, host] = /^[^\s@]+@([^\s@./:?#\\]+(?:\.[^\s@./:?#\\]+)+)$/.exec(address) ?? [];
    const isWritten = host !== undefined && webAddress(host) !== null;
    return address.length <= LONGEST_ADDRESS && isWritten ? null : texts.noEmail;
  },
  shown: (_, { text }) => cleanText(text),
  isTyped: true,
};

/** E-Mail: an e-mail address (domain.md §2). */
export const emailRule: BlockRule<BlockOf<'email'>> = {
  newBlock: (base) => ({ ...base, type: 'email' }),
  variables: (block) => ownVariable(block, 'text'),
  ask: (block) => ({
    kind: 'whole',
    input: { type: 'email', ...maskedOf(block) },
    choices: [],
    answer: (reply) => (reply.type === 'email' ? textAnswer(reply.text) : null),
  }),
};

export const emailStudy = /* @__PURE__ */ fieldStudy<'email'>({
  isPersonal: true,
  replyOf: (text) => ({ type: 'email', text }),
  textOf: ({ text }) => text,
  tried: exampleTexts.email,
  drawn: 'person@example.org',
});

export const emailFacts: BlockFacts<'email'> = { name: 'E-Mail', hint: 'Eine E-Mail-Adresse.', ...fieldFacts };
