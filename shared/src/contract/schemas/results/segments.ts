import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { TEXT_LIMITS } from '../../limits.ts';
import { done, milliseconds, surveyId } from '../primitives.ts';
import { filterText } from './resultFilter.ts';

/** A filter that is kept under a name, for all who may see the dialog's answers. */
const segment = z.object({
  segment_id: z.uuid(),
  name: z.string(),
  /** In its short form. */
  filter: z.string(),
  created_at: milliseconds,
});
export type Segment = z.infer<typeof segment>;

const name = z.string().trim().min(1, 'Bitte geben Sie dem Segment einen Namen.').max(TEXT_LIMITS.label);
const one = { survey_id: surveyId, segment_id: z.uuid() };
const seen = ['role/insufficient', 'survey/unknown'] as const;

export const segmentCalls = {
  /** By name. */
  segments: {
    method: 'GET',
    path: '/api/surveys/:survey_id/segments',
    access: 'author',
    scope: 'results:read',
    errors: [...seen],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ segments: z.array(segment) }),
  },
  /**
   * Keeps a filter under a name, or another name or filter in place of those before. The id is of the caller's making, so that
   * it can be repeated, and brings back a segment that was deleted.
   */
  setSegment: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/segments/:segment_id',
    access: 'author',
    invalidates: ['segments'],
    makes: 'entries',
    errors: [...seen, 'results/bad-filter', 'results/too-many-segments'],
    request: z.object({ ...one, name, filter: filterText }),
    response: z.object({ segment }),
  },
  deleteSegment: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/segments/:segment_id',
    access: 'author',
    invalidates: ['segments'],
    errors: [...seen, 'results/unknown-segment'],
    request: z.object(one),
    response: done,
  },
} as const satisfies CallRecords;
