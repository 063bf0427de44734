import { z } from 'zod';
import { done, questionId, surveyId } from './primitives.ts';

/** A sentence that ends a conversation led by a language model (spec §3, domain.md §6). */
export const gptExitCondition = z.object({
  id: z.string(),
  survey_id: z.string(),
  unique_question_id: questionId,
  condition: z.string().max(2_000),
  target: questionId.nullable(),
});
export type GptExitCondition = z.infer<typeof gptExitCondition>;

const conditionFields = {
  unique_question_id: questionId,
  condition: z.string().min(1).max(2_000),
  target: questionId.nullable(),
};

export const createGptExitCondition = {
  request: z.object({ id: surveyId, ...conditionFields }),
  response: z.object({ gpt_exit_condition: gptExitCondition }),
};
export const updateGptExitCondition = {
  request: z.object({ id: surveyId, conditionId: z.string(), ...conditionFields }),
  response: z.object({ gpt_exit_condition: gptExitCondition }),
};
export const deleteGptExitCondition = {
  request: z.object({ id: surveyId, conditionId: z.string() }),
  response: done,
};

/** A block's targets with their example sentences (domain.md §5). */
export const trainingdataJumps = {
  request: z.object({ id: surveyId, questionId }),
  response: z.object({
    targets: z.array(z.object({ target: z.string(), label: z.string(), examples: z.array(z.string()) })),
  }),
};
