import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { messageText } from '../../../contract/schemas/primitives.ts';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** A piece of knowledge: examples of how people ask for it, and what is said then. */
const qaEntry = z.object({
  id: z.string().min(1).max(64),
  questions: z.array(z.string().min(1).max(TEXT_LIMITS.question)).max(LIST_LIMITS.questions).default([]),
  answer: messageText,
});
export type QaEntry = z.infer<typeof qaEntry>;

/** Wissensfrage: the respondent asks, an entry answers. In jumps and reactions the ids are those of the entries. */
export const qaBlock = z.object({
  ...baseBlock,
  type: z.literal('qa'),
  qa_entries: z.array(qaEntry).max(LIST_LIMITS.entries).default([]),
  /** Never moves the dialog on by itself: only the reply with `text` null ('Weiter') does. */
  only_search: z.boolean().default(false),
  /** Said when no entry fits. */
  qa_fallback: messageText.default(''),
});
/** With `only_search` the reply `text` null ('Weiter') goes on, and nothing else does. */
export const qaInput = z.object({ type: z.literal('qa'), max_length: z.number().int(), only_search: z.boolean() });
export const qaReply = z.object({ type: z.literal('qa'), text: z.string().max(10_000).nullable() });
