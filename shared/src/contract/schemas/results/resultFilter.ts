import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../../limits.ts';
import { questionId } from '../primitives.ts';

/** How a conversation stands. 'opened': nothing was answered yet. 'stopped': not finished, and nothing came for a day. */
export const resultState = z.enum(['finished', 'screened', 'waiting', 'stopped', 'opened']);
export type ResultState = z.infer<typeof resultState>;

/** The kind of device that a conversation was opened on; 'unknown' for those from before it was noted. */
export const resultDevice = z.enum(['phone', 'tablet', 'desktop', 'unknown']);
export type ResultDevice = z.infer<typeof resultDevice>;

/**
 * What speaks against the quality of a finished conversation; it filters and is shown, and never takes anything away. 'fast':
 * answered faster than one can read. 'straight': the same point for every item of every battery. 'nonsense': texts that are no
 * words. 'duplicate': the very same answers as in an earlier conversation.
 */
export const qualityFlag = z.enum(['fast', 'straight', 'nonsense', 'duplicate']);
export type QualityFlag = z.infer<typeof qualityFlag>;

/** A word that authors put to a conversation. */
export const conversationTag = z.string().trim().min(1).max(60);

/**
 * What became of a question or item in a conversation; exactly one holds, and 'na' ('keine Angabe') beside 'answered'. 'not-offered': what was published to
 * the conversation does not have it.
 */
export const answerStatus = z.enum(['answered', 'na', 'skipped', 'withdrawn', 'open', 'not-asked', 'not-offered']);
export type AnswerStatus = z.infer<typeof answerStatus>;

/** Of which question and part: '' for the question itself, else its `nachfrage_id`. */
const ofQuestion = { question: questionId, part: z.string().max(140) };

/** Ids of options, points of a scale as text, 'true' or 'false'. */
const choiceIds = z.array(z.string().max(64)).min(1).max(LIST_LIMITS.options);

/** What was answered to one question, and which of its options were offered; withdrawn answers never count here. */
export const answerCondition = z.discriminatedUnion('is', [
  /** One of these. */
  z.object({ is: z.literal('one-of'), ...ofQuestion, ids: choiceIds }),
  /** All of these options stood in what was published to the conversation: the base of their shares. */
  z.object({ is: z.literal('has-options'), ...ofQuestion, ids: choiceIds }),
  /** One of these options, or the question, did not. */
  z.object({ is: z.literal('lacks-options'), ...ofQuestion, ids: choiceIds }),
  /** A number or a day within these, both included; null for no bound. */
  z.object({ is: z.literal('between'), ...ofQuestion, min: z.number().nullable(), max: z.number().nullable() }),
  /** Words that stand in it, whatever the case. */
  z.object({ is: z.literal('contains'), ...ofQuestion, text: z.string().min(1).max(TEXT_LIMITS.label) }),
  z.object({ is: z.literal('status'), ...ofQuestion, status: answerStatus }),
]);
export type AnswerCondition = z.infer<typeof answerCondition>;

/** What a parameter of the link held; '' also for conversations that came without it. */
const sourceCondition = z.object({
  variable: z.string().min(1).max(64),
  values: z.array(z.string().max(TEXT_LIMITS.label)).min(1).max(50),
});

/**
 * Which conversations count. Every condition has to hold; an empty list is none. The same for every figure, list and export of
 * a dialog (docs/decisions/0033).
 */
export const resultFilter = z.object({
  /** Begun on these days or between them, by the clock of Berlin; null for no bound. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  states: z.array(resultState).max(5),
  publications: z.array(z.uuid()).max(50),
  languages: z.array(z.string().max(20)).max(50),
  devices: z.array(resultDevice).max(4),
  /** Any of these; 'none' is for conversations without a flag. */
  flags: z.array(z.enum([...qualityFlag.options, 'none'])).max(5),
  /** Any of these. */
  tags: z.array(z.string().min(1).max(60)).max(50),
  sources: z.array(sourceCondition).max(20),
  answers: z.array(answerCondition).max(20),
});
export type ResultFilter = z.infer<typeof resultFilter>;

/** A filter in its short form (`writeFilter`), as it stands in addresses; '' for all conversations. */
export const filterText = z.string().max(8_000).default('');
