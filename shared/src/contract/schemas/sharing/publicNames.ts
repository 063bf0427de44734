import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { PUBLIC_NAME } from '../../publicName.ts';
import { surveyId } from '../primitives.ts';

const { least, most, pattern, sentence } = PUBLIC_NAME;

/** The name in place of an id in a public address; capitals do not tell names apart. */
const publicName = z.string().trim().toLowerCase().min(least, sentence).max(most, sentence).regex(pattern, sentence);

const names = z.object({
  /** null where the address has the id. */
  name: z.string().nullable(),
  /** Names of before, which lead on; the newest first. */
  former: z.array(z.string()),
});
export type PublicNames = z.infer<typeof names>;

const managerId = z.coerce.number().int().positive();
const wish = { name: publicName.nullable() };
const refusals = ['name/reserved', 'name/taken', 'name/too-many'] as const;
const [ofSurvey, ofManager] = ['/api/surveys/:survey_id/public_name', '/api/dialogmanagers/:id/public_name'];

export const publicNameCalls = {
  /** What a dialog is called in its public addresses: /dialog/<name>, /assess_live/<name>, /widget/<name>. */
  surveyPublicName: {
    method: 'GET',
    path: ofSurvey,
    access: 'author',
    scope: 'dialogs:read',
    errors: ['survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: names,
  },
  /** Gives it this name, or none with null (Besitzer and Voller Zugriff). The one of before leads on to the dialog. */
  setSurveyPublicName: {
    method: 'PUT',
    path: ofSurvey,
    access: 'author',
    invalidates: ['surveyPublicName'],
    errors: [...refusals, 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, ...wish }),
    response: names,
  },
  /** The same of a multi-chat: /multi_live/<name>. */
  managerPublicName: {
    method: 'GET',
    path: ofManager,
    access: 'author',
    errors: ['manager/unknown'],
    request: z.object({ id: managerId }),
    response: names,
  },
  /** For who may decide what respondents get of each of its dialogs. */
  setManagerPublicName: {
    method: 'PUT',
    path: ofManager,
    access: 'author',
    invalidates: ['managerPublicName', 'managerLive'],
    errors: [...refusals, 'manager/role-insufficient', 'manager/unknown', 'role/insufficient'],
    request: z.object({ id: managerId, ...wish }),
    response: names,
  },
} as const satisfies CallRecords;
