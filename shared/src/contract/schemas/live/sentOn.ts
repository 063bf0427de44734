import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { publicSurveyId } from '../primitives.ts';

export const sentOnCalls = {
  /**
   * Where a conversation that has come to its end is sent on to, as its study has it (domain.md §12). One of a multi-chat goes where the multi-chat's study says, once all of it has
   * come to its end.
   */
  sentOn: {
    method: 'GET',
    path: '/api/sent_on',
    access: 'respondent',
    errors: ['conversation/unknown'],
    request: z.object({ survey_id: publicSurveyId }),
    response: z.object({
      /** With what stands under its names; null for nowhere. */
      address: z.string().nullable(),
      /** Whether it has just come to its end, so that nobody has to ask for it. */
      at_once: z.boolean(),
      /** Whether it was begun by the link for trying: then nobody goes there by themselves. */
      is_test: z.boolean(),
    }),
  },
} as const satisfies CallRecords;
