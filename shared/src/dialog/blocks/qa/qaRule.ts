import type { BlockOf } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { questionMatcher } from './questionMatcher.ts';

type QaBlock = BlockOf<'qa'>;

/** The longest question, in characters. */
const LONGEST_QUESTION = 500;

/** Kept is the question with the id of the entry that answered it, if one did; the variable holds the question. */
function answerOf(
  { only_search, qa_fallback }: QaBlock,
  matching: ReturnType<typeof questionMatcher>,
  asked: string,
): Answer {
  const question = cleanText(asked);
  const entry = matching(question);
  return {
    stored: entry ? [question, entry.id] : [question],
    variable: question,
    label: null,
    chosen: entry ? [entry.id] : [],
    says: entry?.answer ?? qa_fallback,
    ...(only_search ? { followedBy: 'again' } : {}),
  };
}

/** 'Weiter': nothing was asked. */
const nothingAsked: Answer = { stored: null, variable: null, label: null, chosen: [] };

/** Wissensfrage: the respondent asks, the block's entries answer (domain.md §2). */
export const qaRule: BlockRule<QaBlock> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'qa', qa_entries: [], only_search: false, qa_fallback: '' }),
  variableKind: () => 'text',
  ask: (block) => {
    if (block.qa_entries.length === 0) return null;
    const matching = questionMatcher(block.qa_entries);
    return {
      kind: 'whole',
      input: { type: 'qa', max_length: LONGEST_QUESTION, only_search: block.only_search },
      choices: block.qa_entries.map(({ id, questions }) => ({ id, label: questions[0] ?? id })),
      answer: (reply) => {
        if (reply.type !== 'qa') return null;
        return reply.text === null ? nothingAsked : answerOf(block, matching, reply.text);
      },
    };
  },
};
