import type { CallResponse, Language } from '@dialogwerk/shared/contract';
import { isDrawing, languagesOf, ordersOf, unrolledSnapshot, writtenId } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import type { SurveyOfAuthor } from '../../../policies/findSurvey.ts';
import { signedPath } from '../../../links/signedPath.ts';
import { readDraftSettings } from '../../../storage/surveys/readSettings.ts';
import { readCurrentSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import { chosenLanguage } from '../../../dialogs/wishedLanguages.ts';
import { armParameter } from '../draws/drawArm.ts';
import { clientConfig } from './clientConfig.ts';
import { privacyPath } from './readPrivacy.ts';
import { draftSettingsIn } from './settingsIn.ts';

/** The configuration of the draft, which tests run on, in the language of those that are wanted that it has. */
export async function testConfig(
  services: Pick<Services, 'db' | 'contentLocation' | 'pseudonym' | 'now'>,
  survey: SurveyOfAuthor,
  wished: readonly Language[] = [],
): Promise<CallResponse<'testConfig'>> {
  const { db } = services;
  const { survey_id } = survey;
  const settings = await readDraftSettings(db, survey_id);
  if (!settings) throw new CallError('survey/unknown-link');
  const { training_revision } = await db
    .selectFrom('surveys')
    .select('training_revision')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const spoken = await draftSettingsIn(db, survey_id, settings, chosenLanguage(settings, wished));
  const shown = { ...survey, training_mode: training_revision > 0 };
  const config = await clientConfig(services, shown, spoken, languagesOf(settings));
  const snapshot = await readCurrentSnapshot(db, survey_id);
  // What stands in a loop draws in each of its rounds, which no address names.
  const drawing = (snapshot ? unrolledSnapshot(snapshot).blocks : [])
    .filter(isDrawing)
    .filter(({ unique_question_id }) => writtenId(unique_question_id) === unique_question_id);
  const experiments = drawing.map((block) => {
    const parameter = armParameter(block);
    return block.type === 'shuffle'
      ? { parameter, kind: 'order' as const, arms: ordersOf(block) }
      : { parameter, arms: block.arms.map(({ id, text }) => ({ id, text })) };
  });
  return {
    ...config,
    ...(experiments.length > 0 ? { experiments } : {}),
    privacy_path: signedPath(services, privacyPath(survey_id)),
  };
}
