import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../limits.ts';
import { messageText } from '../schemas/primitives.ts';
import { baseBlock } from './base.ts';

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
export const qaReply = z.object({ type: z.literal('qa'), text: z.string().max(10_000).nullable() });
