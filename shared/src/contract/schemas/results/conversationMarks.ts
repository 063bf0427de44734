import { z } from 'zod';
import { MARK_READS, RESULT_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { TEXT_LIMITS } from '../../limits.ts';
import { done, milliseconds, surveyId } from '../primitives.ts';
import { conversationTag, qualityFlag } from './resultFilter.ts';

const ofConversation = { survey_id: surveyId, conversation_id: z.uuid() };
const ofNote = { ...ofConversation, note_id: z.uuid() };
const seen = ['conversation/unknown', 'role/insufficient', 'survey/unknown'] as const;

/** What an author wrote on a conversation; respondents never see it. */
const conversationNote = z.object({
  note_id: z.uuid(),
  text: z.string(),
  created_at: milliseconds,
  /** Name or address of who wrote it; null once their account is gone. */
  author: z.string().nullable(),
});
export type ConversationNote = z.infer<typeof conversationNote>;

/** What was deleted of a conversation, to be kept as a proof: how much it was, and nothing of what was said. */
const deletionReceipt = z.object({
  conversation_id: z.uuid(),
  deleted_at: milliseconds,
  answers: z.number().int(),
  turns: z.number().int(),
  files: z.number().int(),
});
export type DeletionReceipt = z.infer<typeof deletionReceipt>;

export const conversationMarkCalls = {
  /** What authors and the product noted on a conversation. */
  conversationMarks: {
    method: 'GET',
    path: '/api/surveys/:survey_id/conversations/:conversation_id/marks',
    access: 'author',
    errors: [...seen],
    request: z.object(ofConversation),
    response: z.object({
      /** In order of time. */
      notes: z.array(conversationNote),
      tags: z.array(conversationTag),
      /** null until a finished conversation is judged, some seconds after its end. */
      flags: z.array(qualityFlag).nullable(),
    }),
  },
  /** Writes a note, or another text in place of one; the id is of the caller's making, so that it can be repeated. */
  setConversationNote: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/conversations/:conversation_id/notes/:note_id',
    access: 'author',
    invalidates: MARK_READS,
    makes: 'entries',
    errors: [...seen, 'results/too-many-notes'],
    request: z.object({
      ...ofNote,
      text: z.string().trim().min(1, 'Bitte schreiben Sie etwas in die Notiz.').max(TEXT_LIMITS.option),
    }),
    response: z.object({ note: conversationNote }),
  },
  deleteConversationNote: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/conversations/:conversation_id/notes/:note_id',
    access: 'author',
    invalidates: MARK_READS,
    errors: [...seen],
    request: z.object(ofNote),
    response: done,
  },
  /** Puts these words to a conversation in place of those before. */
  setConversationTags: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/conversations/:conversation_id/tags',
    access: 'author',
    invalidates: [...MARK_READS, 'conversationTags'],
    errors: [...seen],
    request: z.object({ ...ofConversation, tags: z.array(conversationTag).max(20) }),
    response: z.object({ tags: z.array(conversationTag) }),
  },
  /** All words that are put to conversations of a dialog, the most frequent first. */
  conversationTags: {
    method: 'GET',
    path: '/api/surveys/:survey_id/tags',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ tags: z.array(z.object({ tag: conversationTag, total: z.number().int() })) }),
  },
  /**
   * Deletes all of one conversation for good: answers, transcript, files, notes (Besitzer and Voller Zugriff). Written down;
   * the respondent's session ends.
   */
  deleteConversation: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/conversations/:conversation_id',
    access: 'author',
    invalidates: [...RESULT_READS, 'alikeTexts', 'codedTexts', 'consentLines', 'consentTexts'],
    errors: [...seen],
    request: z.object(ofConversation),
    response: z.object({ receipt: deletionReceipt }),
  },
} as const satisfies CallRecords;
