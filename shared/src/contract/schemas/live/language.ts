import { DRAFT_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { exitCondition } from '../../../dialog/blocks/gpt/contract.ts';
import { done, questionId, surveyId } from '../primitives.ts';

/** A sentence that ends a conversation led by a language model, with the `gpt` block that it belongs to (spec §3, domain.md §6). */
export const gptExitCondition = exitCondition.extend({ survey_id: z.string(), unique_question_id: questionId });
export type GptExitCondition = z.infer<typeof gptExitCondition>;

const conditionFields = {
  unique_question_id: questionId,
  condition: exitCondition.shape.condition,
  target: exitCondition.shape.target,
};

export const languageCalls = {
  createGptExitCondition: {
    method: 'POST',
    path: '/api/surveys/:id/gpt_exit_conditions',
    access: 'author',
    invalidates: DRAFT_READS,
    errors: [
      'block/not-gpt',
      'block/unknown',
      'exit-condition/too-many',
      'role/insufficient',
      'survey/gone',
      'survey/unknown',
    ],
    request: z.object({ id: surveyId, ...conditionFields }),
    response: z.object({ gpt_exit_condition: gptExitCondition }),
  },
  updateGptExitCondition: {
    method: 'PUT',
    path: '/api/surveys/:id/gpt_exit_conditions/:conditionId',
    access: 'author',
    invalidates: DRAFT_READS,
    errors: [
      'block/not-gpt',
      'block/unknown',
      'exit-condition/too-many',
      'exit-condition/unknown',
      'role/insufficient',
      'survey/gone',
      'survey/unknown',
    ],
    request: z.object({ id: surveyId, conditionId: z.string().min(1).max(64), ...conditionFields }),
    response: z.object({ gpt_exit_condition: gptExitCondition }),
  },
  deleteGptExitCondition: {
    method: 'DELETE',
    path: '/api/surveys/:id/gpt_exit_conditions/:conditionId',
    access: 'author',
    invalidates: DRAFT_READS,
    errors: ['exit-condition/unknown', 'role/insufficient', 'survey/gone', 'survey/unknown'],
    request: z.object({ id: surveyId, conditionId: z.string().min(1).max(64) }),
    response: done,
  },
} as const satisfies CallRecords;
