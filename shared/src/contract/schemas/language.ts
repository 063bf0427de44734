import { z } from 'zod';
import { exitCondition } from '../blocks/gpt.ts';
import { done, questionId, surveyId } from './primitives.ts';

/** A sentence that ends a conversation led by a language model, with the `gpt` block that it belongs to (spec §3, domain.md §6). */
export const gptExitCondition = exitCondition.extend({ survey_id: z.string(), unique_question_id: questionId });
export type GptExitCondition = z.infer<typeof gptExitCondition>;

const conditionFields = {
  unique_question_id: questionId,
  condition: exitCondition.shape.condition,
  target: exitCondition.shape.target,
};

export const createGptExitCondition = {
  request: z.object({ id: surveyId, ...conditionFields }),
  response: z.object({ gpt_exit_condition: gptExitCondition }),
};
export const updateGptExitCondition = {
  request: z.object({ id: surveyId, conditionId: z.string().min(1).max(64), ...conditionFields }),
  response: z.object({ gpt_exit_condition: gptExitCondition }),
};
export const deleteGptExitCondition = {
  request: z.object({ id: surveyId, conditionId: z.string().min(1).max(64) }),
  response: done,
};

/**
 * Something that a reply can mean at a block: an option or an entry of knowledge (`target` is its id), or a conditional
 * jump (`target` is the block that it leads to).
 */
const trainingTarget = z.object({
  kind: z.enum(['option', 'jump', 'entry']),
  target: z.string(),
  label: z.string(),
  examples: z.array(z.string()),
});
export type TrainingTarget = z.infer<typeof trainingTarget>;

/** A block's targets with their example sentences (domain.md §5); none for a block that is not replied to in words. */
export const trainingdataJumps = {
  request: z.object({ id: surveyId, questionId }),
  response: z.object({ targets: z.array(trainingTarget) }),
};
