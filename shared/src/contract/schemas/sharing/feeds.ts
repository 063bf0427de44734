import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { exportWish } from '../results/exports.ts';
import { milliseconds, surveyId } from '../primitives.ts';

/** How the table comes that an address gives. */
const feedSettings = z.object({
  /** Whether what people have written comes along, and the parameters of their links; otherwise these columns are missing. */
  with_texts: z.boolean(),
  separator: exportWish.shape.separator.unwrap().exclude(['tab']),
  content: exportWish.shape.content.unwrap(),
});
export type FeedSettings = z.infer<typeof feedSettings>;

/** An address by which whoever has it fetches the answers to a dialog as CSV, without logging in. */
const feed = feedSettings.extend({
  feed_id: z.uuid(),
  /** The address without its host. */
  path: z.string(),
  made_at: milliseconds,
  fetched_at: milliseconds.nullable(),
});
export type Feed = z.infer<typeof feed>;

const path = '/api/surveys/:survey_id/feed';
const errors = ['role/insufficient', 'survey/unknown'] as const;
const response = z.object({ feed: feed.nullable() });

export const feedCalls = {
  /** null for a dialog without one (Besitzer and Voller Zugriff). */
  feed: {
    method: 'GET',
    path,
    access: 'author',
    errors: [...errors],
    request: z.object({ survey_id: surveyId }),
    response,
  },
  /** Makes it by an id, changes what it gives, or ends it with null; another id is another address. Written down. */
  setFeed: {
    method: 'PUT',
    path,
    access: 'author',
    invalidates: ['feed', 'studyOverview'],
    errors: [...errors],
    request: z.object({ survey_id: surveyId, feed: feedSettings.extend({ feed_id: z.uuid() }).nullable() }),
    response,
  },
} as const satisfies CallRecords;
