import { z } from 'zod';
import { dialogEntry } from './live.ts';
import { done, questionId, surveyId } from './primitives.ts';

const managerId = z.coerce.number().int().positive();

export const connectedSurvey = z.object({ survey_id: z.string(), order: z.number().int(), survey_name: z.string() });

/** A trigger of a multi-chat; `trigger` reads `type;survey_id;question_id` (spec §3, domain.md §7). */
export const trigger = z.object({
  trigger_id: z.string(),
  dialog_manager_id: z.number().int(),
  survey_id: z.string(),
  unique_question_id: questionId,
  trigger: z.string(),
  init_survey: z.boolean(),
});
export type Trigger = z.infer<typeof trigger>;

export const findDialogmanagerStatus = {
  request: z.object({ id: surveyId }),
  response: z.object({
    msg: z.literal('success'),
    connected_status: z.object({ dialog_manager_id: z.number().int().nullable() }),
  }),
};

export const connectedSurveys = {
  request: z.object({ id: managerId }),
  response: z.object({ connected_surveys: z.array(connectedSurvey) }),
};

export const dialogmanagerTrigger = {
  request: z.object({ id: managerId }),
  response: z.object({ trigger_objects: z.array(trigger) }),
};

/** Answers 201 (spec §5: 'Trigger creation counts as done only on HTTP status 201'). */
export const createTrigger = {
  request: z.object({
    dialog_manager_id: managerId,
    survey_id: surveyId,
    unique_question_id: questionId,
    trigger: z.string().regex(/^(waitFor|moveTo|waitAPI);[^;]*;[^;]*$/),
    init_survey: z.boolean().default(false),
  }),
  response: z.object({ trigger: trigger }),
};

export const deleteTrigger = { request: z.object({ triggerId: z.string().max(64) }), response: done };

export const simulatePath = {
  request: z.object({ dialog_manager_id: managerId, target_unique_question_id: questionId }),
  response: z.object({ history: z.record(z.string(), z.array(dialogEntry)) }),
};
