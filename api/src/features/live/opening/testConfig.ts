import type { CallResponse } from '@dialogwerk/shared/contract';
import { CallError } from '../../../calls/CallError.ts';
import type { Services } from '../../../calls/services.ts';
import type { SurveyOfAuthor } from '../../../policies/findSurvey.ts';
import { signedPath } from '../../../links/signedPath.ts';
import { readDraftSettings } from '../../../storage/surveys/readSettings.ts';
import { clientConfig } from './clientConfig.ts';
import { privacyPath } from './readPrivacy.ts';

/** The configuration of the draft, which tests run on. */
export async function testConfig(
  services: Pick<Services, 'db' | 'contentLocation' | 'pseudonym' | 'now'>,
  survey: SurveyOfAuthor,
): Promise<CallResponse<'testConfig'>> {
  const settings = await readDraftSettings(services.db, survey.survey_id);
  if (!settings) throw new CallError('survey/unknown-link');
  const privacy_path = signedPath(services, privacyPath(survey.survey_id));
  return { ...(await clientConfig(services, survey, settings)), privacy_path };
}
