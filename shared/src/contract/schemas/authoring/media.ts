import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { MEDIA_LIMIT_BYTES, mediaKinds } from '../../limits.ts';
import { done, publicSurveyId, questionId, surveyId } from '../primitives.ts';

/** A file of a dialog (spec §3). `filename_db` ends in what the file is (`.webp`); `location` is where to get it. */
export const mediaFile = z.object({
  survey_id: publicSurveyId,
  filename_db: z.string(),
  /** What it is for: logo, avatar, background, block or card. */
  type: z.string(),
  location: z.string(),
  misc: z.string().nullable(),
});
export type MediaFile = z.infer<typeof mediaFile>;

/** Upload `replyMedia`: its query, and what it answers. */
export const replyMedia = {
  query: z.object({
    survey_id: publicSurveyId,
    unique_question_id: questionId,
    /** The part of the question, as a turn names it; absent for the question itself. */
    nachfrage_id: z.string().max(130).optional(),
  }),
  response: z.object({
    media_id: z.uuid(),
    /** MIME type by the content. */
    type: z.string(),
    kind: z.enum(mediaKinds),
    /** Bytes. */
    size: z.number().int().positive().max(MEDIA_LIMIT_BYTES.video),
  }),
};
export type ReplyMedia = z.infer<typeof replyMedia.response>;

/** Upload `surveyMedia`: its query, and what it answers. */
export const surveyMedia = {
  query: z.object({ type: z.enum(['logo', 'avatar', 'background', 'block', 'captions', 'card']) }),
  response: z.object({ media_file: mediaFile }),
};

export const mediaCalls = {
  mediaList: {
    method: 'POST',
    path: '/api/get_media_list',
    access: 'author',
    errors: ['survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ media_files: z.array(mediaFile) }),
  },
  /**
   * Refused with 409 while a block or the settings show the file. Conversations on earlier revisions still show it.
   */
  deleteMedia: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/media/:filename_db',
    access: 'author',
    invalidates: ['mediaList'],
    errors: ['media/in-use', 'media/published', 'media/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, filename_db: z.string().min(1).max(200) }),
    response: done,
  },
} as const satisfies CallRecords;
