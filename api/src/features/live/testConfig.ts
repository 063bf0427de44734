import type { ClientConfig } from '@dialogwerk/shared/contract';
import { CallError } from '../../calls/CallError.ts';
import type { Services } from '../../calls/services.ts';
import type { SurveyOfAuthor } from '../../policies/findSurvey.ts';
import { readDraftSettings } from '../../storage/readSettings.ts';
import { clientConfig } from './clientConfig.ts';
import { texts } from './texts.ts';

/** The configuration of the draft, which tests run on. */
export async function testConfig(
  services: Pick<Services, 'db' | 'contentLocation'>,
  survey: SurveyOfAuthor,
): Promise<ClientConfig> {
  const settings = await readDraftSettings(services.db, survey.survey_id);
  if (!settings) throw new CallError(404, texts.unknownSurvey);
  return clientConfig(services, survey, settings);
}
