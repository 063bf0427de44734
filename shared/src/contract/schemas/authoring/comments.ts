import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { COMMENT_LIMITS, TEXT_LIMITS } from '../../limits.ts';
import { done, milliseconds, person, questionId, surveyId } from '../primitives.ts';

const comment = z.object({
  comment_id: z.uuid(),
  /** null once their account is gone. */
  author: person.nullable(),
  /** null: taken away, and others have answered. */
  text: z.string().nullable(),
  created_at: milliseconds,
  edited_at: milliseconds.nullable(),
  /** It mentions the reader, who has not seen it yet. */
  is_unseen: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

/** Another wording of one of a block's texts. */
const suggestion = z.object({
  /** Which text it is: the `part` of its place (`dialog/blocks/mapTexts`). */
  part: z.string().min(1).max(COMMENT_LIMITS.part),
  /** As it stood when that was suggested. */
  before: z.string().max(TEXT_LIMITS.message),
  after: z.string().max(TEXT_LIMITS.message),
});
export type Suggestion = z.infer<typeof suggestion>;

/** What authors say to one another about a block: a comment and the answers to it, the oldest first. */
const thread = z.object({
  /** The id of its first comment. */
  thread_id: z.uuid(),
  unique_question_id: questionId,
  comments: z.array(comment).min(1),
  /** Done with; null while it is open. */
  resolved: z.object({ by: person.nullable(), at: milliseconds }).nullable(),
  /** What its first comment suggests, and what became of it; null where it suggests nothing, or was taken away. */
  suggestion: suggestion
    .extend({
      decision: z.object({ accepted: z.boolean(), by: person.nullable(), at: milliseconds }).nullable(),
    })
    .nullable(),
});
export type CommentThread = z.infer<typeof thread>;

const one = { survey_id: surveyId, comment_id: z.uuid() };

export const commentCalls = {
  /** The comments on a dialog's blocks, threads by their beginning, and who can be mentioned: whoever sees them. */
  comments: {
    method: 'GET',
    path: '/api/surveys/:survey_id/comments',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      threads: z.array(thread),
      people: z.array(person),
      /** When they changed last, as the stream of the dialog tells it; null without any. */
      comments_at: milliseconds.nullable(),
    }),
  },
  /**
   * Writes a comment, changes one of the author's own, or brings back one that they have taken away. An answer names its thread.
   * The id is of the caller's making, so that it can be repeated. Who is mentioned gets a mail, unless they have the
   * dialog open or want none; about a thread at most one in ten minutes.
   */
  setComment: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/comments/:comment_id',
    access: 'author',
    invalidates: ['comments', 'listTasks'],
    makes: 'entries',
    errors: [
      'block/unknown',
      'comment/not-yours',
      'comment/too-many',
      'comment/unknown',
      'comment/unknown-person',
      'role/insufficient',
      'survey/unknown',
    ],
    request: z.object({
      ...one,
      /** The thread that it answers; without one it begins a thread. */
      thread_id: z.uuid().optional(),
      unique_question_id: questionId,
      text: z.string().trim().min(1, 'Bitte schreiben Sie etwas.').max(COMMENT_LIMITS.text),
      /** Accounts of the team. */
      mentions: z.array(z.uuid()).max(COMMENT_LIMITS.mentions).default([]),
    }),
    response: done,
  },
  /**
   * Begins a thread that suggests another wording of one of the block's texts, with a remark or without; the dialog stays as it is. Sent again
   * it comes back, where its author has taken it away; what it suggests stays. Mentions are told as those of comments are.
   */
  setSuggestion: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/suggestions/:comment_id',
    access: 'author',
    invalidates: ['comments', 'listTasks'],
    makes: 'entries',
    errors: [
      'block/unknown',
      'comment/not-yours',
      'comment/too-many',
      'comment/unknown-person',
      'role/insufficient',
      'survey/unknown',
    ],
    request: z.object({
      ...one,
      unique_question_id: questionId,
      suggestion,
      text: z.string().trim().max(COMMENT_LIMITS.text).default(''),
      /** Accounts of the team. */
      mentions: z.array(z.uuid()).max(COMMENT_LIMITS.mentions).default([]),
    }),
    response: done,
  },
  /**
   * Says that a suggestion was taken or is not. The text itself is changed by the caller, as any other; `resolveComments` opens a thread
   * again, and with it what was decided.
   */
  decideSuggestion: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/suggestions/:comment_id/decision',
    access: 'author',
    invalidates: ['comments', 'listTasks'],
    errors: ['comment/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object({
      ...one,
      accepted: z.boolean(),
      /** Whether its thread is done with, too; not where a reason was given that can be answered. */
      resolved: z.boolean(),
    }),
    response: done,
  },
  /** The author has seen all comments of a dialog that mention them. */
  seeMentions: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/mentions/seen',
    access: 'author',
    invalidates: ['comments'],
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: done,
  },
  /** Takes away a comment of the author's own; a thread is gone with its last one. */
  deleteComment: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/comments/:comment_id',
    access: 'author',
    invalidates: ['comments', 'listTasks'],
    errors: ['comment/not-yours', 'comment/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object(one),
    response: done,
  },
  /** Says that a thread is done with, or opens it again. */
  resolveComments: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/comments/:thread_id/resolved',
    access: 'author',
    invalidates: ['comments', 'listTasks'],
    errors: ['comment/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, thread_id: z.uuid(), resolved: z.boolean() }),
    response: done,
  },
} as const satisfies CallRecords;
