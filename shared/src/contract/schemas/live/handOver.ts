import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { liveUser } from './live.ts';
import { publicSurveyId } from '../primitives.ts';

/** Going on with a single dialog at another device (docs/decisions/0103). */
export const handOverCalls = {
  /**
   * A new code for the respondent's conversation, to be taken once before it expires; the one before counts no more. 404 for a test and for
   * a chat of a multi-chat, which has a link of its own (`chats`).
   */
  handOver: {
    method: 'POST',
    path: '/api/hand_over',
    access: 'respondent',
    errors: ['conversation/unknown', 'survey/inactive'],
    request: z.object({ survey_id: publicSurveyId }),
    response: z.object({ code: z.string() }),
  },
  /** Whether another device has taken the newest code, or its time is over; by the server's clock. */
  handedOver: {
    method: 'GET',
    path: '/api/hand_over',
    access: 'respondent',
    errors: ['conversation/unknown'],
    request: z.object({ survey_id: publicSurveyId }),
    response: z.object({ state: z.enum(['open', 'taken', 'expired']) }),
  },
  /** A session for the device that has the code, in that one conversation; 404 for a code that was taken, has expired or is another dialog's. */
  continueHere: {
    method: 'POST',
    path: '/api/continue',
    access: 'public',
    errors: ['hand-over/unknown-code', 'throttle/too-many-attempts'],
    request: z.object({ survey_id: publicSurveyId, code: z.string().trim().min(1).max(60) }),
    response: z.object({ success: z.literal(true), ...liveUser }),
  },
} as const satisfies CallRecords;
