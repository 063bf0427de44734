import { z } from 'zod';
import { managerId } from './manager.ts';
import { done, milliseconds, publicSurveyId, surveyId } from './primitives.ts';

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

/** The dialogs and multi-chats that the author may restore, the one deleted last first. */
export const listTrash = {
  request: z.object({}),
  response: z.object({ surveys: z.array(trashedSurvey), managers: z.array(trashedManager) }),
};

/** What would go with a dialog: asked before a live one, or one with answers, is deleted. */
export const surveyDeletion = {
  request: z.object({ survey_id: surveyId }),
  response: z.object({
    active: z.boolean(),
    /** Respondents' conversations, finished or not. */
    conversations: z.number().int(),
    answers: z.number().int(),
  }),
};

/** Deletes for good what lies in the bin. */
export const purgeSurvey = { request: z.object({ survey_id: surveyId }), response: done };
export const purgeManager = { request: z.object({ id: managerId }), response: done };
