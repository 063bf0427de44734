import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { messageText } from '../../../contract/schemas/primitives.ts';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** A piece of knowledge: examples of how people ask for it, and what is said then. */
const qaEntry = z.object({
  id: z.string().min(1).max(64),
  questions: z.array(z.string().min(1).max(TEXT_LIMITS.question)).max(LIST_LIMITS.questions).default([]),
  answer: messageText,
  /** A picture, audio or video said with the answer; absent for none. */
  filename_db: z.string().min(1).max(200).optional(),
  /** What stands for it when it is not seen or heard. */
  media_text: z.string().max(TEXT_LIMITS.message).optional(),
  /** The captions of a video (WebVTT); absent for none. */
  captions_db: z.string().min(1).max(200).optional(),
  /** An address said with the answer; absent for none. */
  link: z
    .url({ protocol: /^https?$/ })
    .max(TEXT_LIMITS.address)
    .optional(),
  /** Where the author has it from, shown with the answer; absent for nothing. */
  source: z.string().min(1).max(TEXT_LIMITS.label).optional(),
});
export type QaEntry = z.infer<typeof qaEntry>;

/** Wissensfrage: the respondent asks, an entry answers. In jumps and reactions the ids are those of the entries. */
export const qaBlock = z.object({
  ...baseBlock,
  type: z.literal('qa'),
  qa_entries: z
    .array(qaEntry)
    .max(LIST_LIMITS.entries)
    .refine(
      (entries) => entries.reduce((sum, { questions }) => sum + questions.length, 0) <= LIST_LIMITS.allQuestions,
      {
        message: `Alle Einträge zusammen haben höchstens ${LIST_LIMITS.allQuestions} Formulierungen.`,
      },
    )
    .default([]),
  /** Never moves the dialog on by itself: only the reply with `text` null ('Weiter') does. */
  only_search: z.boolean().default(false),
  /** Said when no entry fits. */
  qa_fallback: messageText.default(''),
  /** Whether 'War das hilfreich?' is asked after an answer. */
  qa_helpful: z.boolean().default(false),
  /** Gives the answer alone, without saying which question it was taken for. */
  qa_plain: z.boolean().default(false),
});
/** With `only_search` the reply `text` null ('Weiter') goes on, and nothing else does. */
export const qaInput = z.object({ type: z.literal('qa'), max_length: z.number().int(), only_search: z.boolean() });
export const qaReply = z.object({ type: z.literal('qa'), text: z.string().max(10_000).nullable() });
