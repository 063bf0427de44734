import { z } from 'zod';
import { consentAct, consentKind } from '../sharing/consents.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { done, milliseconds } from '../primitives.ts';
import { feedbackGiven } from './feedback.ts';
import { dialogEntry } from './live.ts';

const ownConsent = z.object({
  consent_id: z.string(),
  kind: consentKind,
  /** As Markdown; what it said, word for word. */
  text: z.string(),
  /** What could be chosen; '' for a privacy statement. */
  agree: z.string(),
  decline: z.string(),
  act: consentAct,
  at: milliseconds,
  /** Whether it holds and can be taken back: the last line of its question says that it was given. */
  holds: z.boolean(),
});

/** All that is stored of a conversation, for the respondent whose it is. */
const ownData = z.object({
  survey_name: z.string(),
  /** What the conversation is spoken in, which the page about it is, too. */
  language: z.string(),
  /** Whether it is a test, which counts nowhere. */
  is_test: z.boolean(),
  /** The other chats of the multi-chat that it is one of, which are deleted with it; none for a dialog by itself. */
  others: z.array(z.string()),
  started_at: milliseconds,
  finished_at: milliseconds.nullable(),
  /** null where it was not told. */
  device: z.enum(['phone', 'tablet', 'desktop']).nullable(),
  /** What stood in the link. */
  link: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Whether it is tied to a person who was invited. */
  is_tied: z.boolean(),
  entries: z.array(dialogEntry),
  /** In plain words, in order. */
  answers: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      answered_at: milliseconds,
      /** Since when it no longer applies; null while it does. */
      withdrawn_at: milliseconds.nullable(),
    }),
  ),
  /** In order of time. */
  consents: z.array(ownConsent),
  files: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      /** Bytes. */
      size: z.number().int(),
      created_at: milliseconds,
      /** Where it can be fetched from, for a while. */
      location: z.string(),
    }),
  ),
  /** What went to language models and other systems, in order of time. */
  sent: z.array(
    z.object({
      /** 'progress': a system was told how far the conversation is; 'answers': and what was answered. Each system stands once in these. */
      kind: z.enum(['model', 'system', 'progress', 'answers']),
      /** The model or the host. */
      to: z.string(),
      at: milliseconds,
      /** What was sent, as far as it is kept; '' for what is not. */
      content: z.string(),
    }),
  ),
  /** What the respondent has said of the dialog, in order of time. */
  feedback: z.array(feedbackGiven),
  /** How many notes those who run the study have written about it. */
  notes: z.number().int(),
});
export type OwnData = z.infer<typeof ownData>;

/** The code as it was typed: small letters, blanks and hyphens do not matter. */
const receiptCode = z.string().trim().min(1).max(40);

/** By a receipt code alone. The pages of one's own data are the server's, so that respondents' page carries none of these. */
export const ownDataCalls = {
  /**
   * What is stored of the conversation that a receipt code belongs to; 404 for a code that belongs to none. By the code
   * alone, so it is rate limited.
   */
  receipt: {
    method: 'POST',
    path: '/api/receipt',
    access: 'public',
    errors: ['receipt/unknown', 'throttle/too-many-attempts'],
    request: z.object({ code: receiptCode }),
    response: ownData,
  },
  /** Deletes that conversation with answers, transcript and media; one chat of a multi-chat with all others. */
  deleteReceipt: {
    method: 'POST',
    path: '/api/receipt/delete',
    access: 'public',
    errors: ['receipt/unknown', 'throttle/too-many-attempts'],
    request: z.object({ code: receiptCode }),
    response: done,
  },
  /**
   * Takes a consent back that holds, without playing the conversation again: what was said after it stays. 404 where it does not hold, or is none of
   * this conversation's. Works also when the dialog is not active any more.
   */
  withdrawConsent: {
    method: 'POST',
    path: '/api/receipt/withdraw',
    access: 'public',
    errors: ['consent/unknown', 'receipt/unknown', 'throttle/too-many-attempts'],
    request: z.object({ code: receiptCode, consent_id: z.uuid() }),
    response: done,
  },
} as const satisfies CallRecords;
