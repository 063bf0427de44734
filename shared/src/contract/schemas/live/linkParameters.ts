import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { LINK_PARAMETER_LIMITS } from '../../limits.ts';
import { surveyId } from '../primitives.ts';

const { names: MOST, name: LONGEST } = LINK_PARAMETER_LIMITS;

/** The name of a parameter, as it stands in addresses without being escaped. */
const parameterName = z
  .string()
  .trim()
  .max(LONGEST)
  .regex(
    /^[A-Za-z][A-Za-z0-9_.-]*$/,
    'Ein Parameter beginnt mit einem Buchstaben und enthält nur Buchstaben, Ziffern, _, - und Punkte.',
  );

const path = '/api/surveys/:survey_id/link_parameters';
const names = z.array(parameterName).max(MOST, `Möglich sind höchstens ${MOST} Parameter.`);

export const linkParameterCalls = {
  /**
   * The parameters of the public link that are kept with each conversation (docs/decisions/0063), in the authors' order. Of a multi-chat, by its public id,
   * those that all of its dialogs keep.
   */
  linkParameters: {
    method: 'GET',
    path,
    access: 'author',
    scope: 'dialogs:read',
    errors: ['manager/unknown', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ names: z.array(z.string()) }),
  },
  /**
   * Keeps these in place of those before, for conversations that begin from now on (Besitzer and Voller Zugriff). One that comes
   * twice is kept once; what was kept under others stays in the data. By a multi-chat's public id each of its dialogs keeps these; what one of them keeps beside them stays.
   */
  setLinkParameters: {
    method: 'PUT',
    path,
    access: 'author',
    invalidates: ['linkParameters', 'resultVariables', 'checkDialog', 'privacyForm', 'studyOverview'],
    errors: ['manager/role-insufficient', 'manager/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, names }),
    response: z.object({ names: z.array(z.string()) }),
  },
} as const satisfies CallRecords;
