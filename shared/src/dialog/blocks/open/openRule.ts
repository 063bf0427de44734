import type { BlockOf } from '../../../contract/index.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { cleanText } from '../../text/cleanText.ts';

/** A free text, as answer to an open question or to a probe. */
export function openAnswer(text: string): Answer {
  const kept = cleanText(text);
  return { stored: kept, variable: kept, label: null, shown: kept, chosen: [] };
}

/** Offene Frage: free text (domain.md §2). */
export const openRule: BlockRule<BlockOf<'open'>> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'open', multiline: false, max_length: 2_000 }),
  variableKind: () => 'text',
  ask: ({ multiline, max_length }) => ({
    input: { type: 'open', multiline, max_length },
    choices: [],
    answer: (reply) => (reply.type === 'open' ? openAnswer(reply.text) : null),
  }),
};
