import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { managerId } from '../authoring/manager.ts';
import { done, milliseconds, publicSurveyId, surveyId } from '../primitives.ts';

/** What lies in the bin ('Papierkorb') of an author. */
const trashed = z.object({
  name: z.string(),
  deleted_at: milliseconds,
  /** What the person is called; null when nobody knows. */
  deleted_by: z.string().nullable(),
  /** When it goes for good, with all that respondents said in it. */
  cleared_at: milliseconds,
});

const trashedSurvey = z.object({ survey_id: publicSurveyId, ...trashed.shape });
export type TrashedSurvey = z.infer<typeof trashedSurvey>;
const trashedManager = z.object({ dialog_manager_id: z.number().int(), ...trashed.shape });
export type TrashedManager = z.infer<typeof trashedManager>;

export const trashCalls = {
  /** What would go with a dialog: asked before a live one, or one with answers, is deleted. */
  surveyDeletion: {
    method: 'GET',
    path: '/api/surveys/:survey_id/deletion',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      active: z.boolean(),
      /** Respondents' conversations, finished or not. */
      conversations: z.number().int(),
      answers: z.number().int(),
    }),
  },
  /**
   * The bin ('Papierkorb'): what was deleted in the last 30 days. The dialogs and multi-chats that the author may
   * restore, the one deleted last first.
   */
  listTrash: {
    method: 'GET',
    path: '/api/trash',
    access: 'author',
    request: z.object({}),
    response: z.object({ surveys: z.array(trashedSurvey), managers: z.array(trashedManager) }),
  },
  /** Deletes for good what lies in the bin. */
  purgeSurvey: {
    method: 'DELETE',
    path: '/api/trash/surveys/:survey_id',
    access: 'author',
    fresh: true,
    invalidates: ['listTrash'],
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: done,
  },
  purgeManager: {
    method: 'DELETE',
    path: '/api/trash/dialogmanagers/:id',
    access: 'author',
    invalidates: ['listTrash'],
    errors: ['manager/role-insufficient', 'manager/unknown'],
    request: z.object({ id: managerId }),
    response: done,
  },
} as const satisfies CallRecords;
