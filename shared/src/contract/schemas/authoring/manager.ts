import { LIST_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { MANAGER_SURVEYS_LIMIT, SURVEY_NAME_LIMIT, TRIGGER_DELAY_LIMIT } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { dialogEntry } from '../live/live.ts';
import { surveyListItem } from './surveyList.ts';
import { done, milliseconds, publicSurveyId, questionId, surveyId } from '../primitives.ts';

export const managerId = z.coerce.number().int().positive();
const managerName = z
  .string()
  .overwrite(plainName)
  .min(1, 'Bitte geben Sie dem Multi-Chat einen Namen.')
  .max(SURVEY_NAME_LIMIT);

const connectedSurvey = z.object({
  survey_id: z.string(),
  order: z.number().int(),
  survey_name: z.string(),
  /** Whether the author may edit this one. */
  may_edit: z.boolean(),
});
export type ConnectedSurvey = z.infer<typeof connectedSurvey>;

/** A multi-chat as an author sees it. */
export const dialogManager = z.object({
  dialog_manager_id: z.number().int(),
  name: z.string(),
  /** Those that the author has a role in, in their order. */
  connected_surveys: z.array(connectedSurvey),
  /** How many others there are. */
  hidden_surveys: z.number().int(),
  /** Whether the author may change it: they may edit every dialog of it. */
  may_edit: z.boolean(),
  created_at: milliseconds,
});
export type DialogManager = z.infer<typeof dialogManager>;

/** A multi-chat in the list of the dashboard. */
const listedManager = dialogManager.extend({
  active: z.boolean(),
  /** null while nothing of it was published. */
  published_at: milliseconds.nullable(),
  /** `connected_surveys` as the list of dialogs shows them. */
  surveys: z.array(surveyListItem),
});
export type ListedManager = z.infer<typeof listedManager>;

/** A trigger of a multi-chat; `trigger` reads `type;survey_id;question_id` (spec §3, domain.md §7). */
export const trigger = z.object({
  trigger_id: z.string(),
  dialog_manager_id: z.number().int(),
  survey_id: z.string(),
  unique_question_id: questionId,
  trigger: z.string(),
  init_survey: z.boolean(),
  /** How much later it acts; absent for at once. Of a move: how long its question stands open without a reply (docs/decisions/0043). */
  delay_seconds: z.number().int().optional(),
});
export type Trigger = z.infer<typeof trigger>;

/** The dialogs in their order. */
const surveyIds = z
  .array(surveyId)
  .min(1, 'Ein Multi-Chat braucht mindestens einen Dialog.')
  .max(MANAGER_SURVEYS_LIMIT);

export const managerCalls = {
  listManagers: {
    method: 'GET',
    path: '/api/dialogmanagers',
    access: 'author',
    request: z.object({}),
    response: z.object({ managers: z.array(listedManager) }),
  },
  createManager: {
    method: 'POST',
    path: '/api/dialogmanagers',
    access: 'author',
    invalidates: LIST_READS,
    makes: 'dialogs',
    errors: ['manager/survey-twice', 'role/insufficient', 'survey/unknown'],
    request: z.object({ name: managerName, survey_ids: surveyIds }),
    response: z.object({ manager: dialogManager }),
  },
  /**
   * Another name, other dialogs or another order of them. Triggers of a dialog that is taken out come back with it.
   */
  updateManager: {
    method: 'PUT',
    path: '/api/dialogmanagers/:id',
    access: 'author',
    invalidates: LIST_READS,
    errors: [
      'manager/role-insufficient',
      'manager/survey-twice',
      'manager/unknown',
      'role/insufficient',
      'survey/unknown',
    ],
    request: z.object({ id: managerId, name: managerName.optional(), survey_ids: surveyIds.optional() }),
    response: z.object({ manager: dialogManager }),
  },
  deleteManager: {
    method: 'DELETE',
    path: '/api/dialogmanagers/:id',
    access: 'author',
    invalidates: LIST_READS,
    errors: ['manager/role-insufficient', 'manager/unknown'],
    request: z.object({ id: managerId }),
    response: done,
  },
  restoreManager: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/restore',
    access: 'author',
    invalidates: LIST_READS,
    errors: ['manager/role-insufficient', 'manager/unknown'],
    request: z.object({ id: managerId }),
    response: z.object({ manager: dialogManager }),
  },
  /** `additional_dms`: further multi-chats that the dialog belongs to. */
  findDialogmanagerStatus: {
    method: 'GET',
    path: '/api/find_dialogmanager_status/:id',
    access: 'author',
    errors: ['survey/unknown'],
    request: z.object({ id: surveyId }),
    response: z.object({
      msg: z.literal('success'),
      connected_status: z.object({
        dialog_manager_id: z.number().int().nullable(),
        additional_dms: z.array(z.number().int()),
      }),
    }),
  },
  connectedSurveys: {
    method: 'GET',
    path: '/api/get_connected_surveys/:id',
    access: 'author',
    errors: ['manager/unknown'],
    request: z.object({ id: managerId }),
    response: dialogManager,
  },
  dialogmanagerTrigger: {
    method: 'GET',
    path: '/api/get_dialogmanager_trigger/:id',
    access: 'author',
    errors: ['manager/unknown'],
    request: z.object({ id: managerId }),
    response: z.object({ trigger_objects: z.array(trigger) }),
  },
  /** Answers 201 (spec §5: 'Trigger creation counts as done only on HTTP status 201'). */
  createTrigger: {
    method: 'POST',
    path: '/api/create_trigger',
    access: 'author',
    invalidates: ['dialogmanagerTrigger', 'managerLive', 'simulatePath'],
    whole: true,
    makes: 'entries',
    success: 201,
    errors: [
      'manager/unknown',
      'role/insufficient',
      'survey/unknown',
      'trigger/circle',
      'trigger/duplicate',
      'trigger/init-needs-wait-for',
      'trigger/moves-to-itself',
      'trigger/not-connected',
      'trigger/too-many',
      'trigger/unknown-question',
      'trigger/waits-for-itself',
    ],
    request: z.object({
      dialog_manager_id: managerId,
      survey_id: surveyId,
      unique_question_id: questionId,
      trigger: z
        .string()
        .max(200)
        .regex(/^(waitFor|moveTo|waitAPI);[^;]*;[^;]*$/),
      init_survey: z.boolean().default(false),
      delay_seconds: z.number().int().min(1).max(TRIGGER_DELAY_LIMIT).optional(),
    }),
    response: z.object({ trigger: trigger }),
  },
  deleteTrigger: {
    method: 'DELETE',
    path: '/api/delete_trigger/:triggerId',
    access: 'author',
    invalidates: ['dialogmanagerTrigger', 'managerLive', 'simulatePath'],
    errors: ['role/insufficient', 'survey/unknown', 'trigger/unknown'],
    request: z.object({ triggerId: z.string().max(64) }),
    response: done,
  },
  /**
   * Plays the shortest way to a question into the author's test conversations, and gives their history by dialog.
   * Without a `dialog_manager_id` the way stays in the dialog `survey_id`; with one, `survey_id` says in which of
   * its dialogs the question stands, because two dialogs may have questions of one id.
   */
  simulatePath: {
    method: 'POST',
    path: '/api/dialogmanager/simulate_path',
    access: 'author',
    errors: [
      'manager/unknown',
      'path/no-survey',
      'path/none',
      'path/survey-changed',
      'path/unknown-question',
      'role/insufficient',
      'survey/inactive',
      'survey/no-question',
      'survey/unknown',
      'survey/unknown-link',
      'throttle/own-computations',
    ],
    request: z.object({
      dialog_manager_id: managerId.nullable().default(null),
      survey_id: surveyId.optional(),
      target_unique_question_id: questionId,
    }),
    response: z.object({
      /** The dialog that the question stands in. */
      survey_id: publicSurveyId,
      history: z.record(z.string(), z.array(dialogEntry)),
    }),
  },
} as const satisfies CallRecords;
