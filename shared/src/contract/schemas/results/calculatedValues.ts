import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { surveyId } from '../primitives.ts';
import { filterText } from './resultFilter.ts';

export const calculatedValueCalls = {
  /** What the dialog has calculated, such as a score: its numbers over the finished conversations that the filter lets through. */
  calculatedValues: {
    method: 'GET',
    path: '/api/surveys/:survey_id/calculated',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown', 'results/bad-filter'],
    request: z.object({ survey_id: surveyId, filter: filterText }),
    response: z.object({
      /** In the dialog's order; those without a number are left out. */
      variables: z.array(
        z.object({
          variable: z.string(),
          n: z.number().int(),
          mean: z.number(),
          /** Of the sample; null below two values. */
          sd: z.number().nullable(),
          min: z.number(),
          median: z.number(),
          max: z.number(),
        }),
      ),
    }),
  },
} as const satisfies CallRecords;
