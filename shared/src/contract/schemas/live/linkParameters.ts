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
const names = z.array(parameterName).max(MOST, `Es gehen höchstens ${MOST} Parameter.`);

export const linkParameterCalls = {
  /** The parameters of the public link that are kept with each conversation (docs/decisions/0063), in the authors' order. */
  linkParameters: {
    method: 'GET',
    path,
    access: 'author',
    errors: ['survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ names: z.array(z.string()) }),
  },
  /**
   * Keeps these in place of those before, for conversations that begin from now on (Besitzer and Voller Zugriff). One that comes
   * twice is kept once; what was kept under others stays in the data.
   */
  setLinkParameters: {
    method: 'PUT',
    path,
    access: 'author',
    invalidates: ['linkParameters', 'resultVariables'],
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, names }),
    response: z.object({ names: z.array(z.string()) }),
  },
} as const satisfies CallRecords;
