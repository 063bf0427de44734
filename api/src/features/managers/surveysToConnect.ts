import { CallError } from '../../errors/CallError.ts';
import type { SurveyOfAuthor } from '../../policies/findSurvey.ts';

/** The public ids of the dialogs of a multi-chat, each of which the policy lets through; 400 for one that stands there twice. */
export async function surveysToConnect(
  ids: readonly (string | number)[],
  policy: (id: string | number) => Promise<SurveyOfAuthor>,
): Promise<string[]> {
  const surveys: string[] = [];
  for (const id of ids) surveys.push((await policy(id)).survey_id);
  if (new Set(surveys).size < surveys.length) throw new CallError('manager/survey-twice');
  return surveys;
}
