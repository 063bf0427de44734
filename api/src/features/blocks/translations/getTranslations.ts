import { completeness, translatableTexts } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { mayTrain } from '../../../policies/mayTrain.ts';
import { currentSnapshot } from '../../../storage/surveys/readSnapshot.ts';

/** All texts of a draft with their versions in its other languages, for who may see it in the configurator. */
export const getTranslations: Handler<'getTranslations'> = async (input, context) => {
  const { survey_id } = await mayTrain(context, input.survey_id);
  const { rows } = await sql<{ revision: number; snapshot: SurveySnapshot }>`
    select s.revision, ${currentSnapshot} as snapshot from surveys s where s.survey_id = ${survey_id}`.execute(
    context.services.db,
  );
  const [found] = rows;
  if (!found) throw new CallError('survey/unknown');
  const { revision, snapshot } = found;
  const languages = [...(snapshot.languages ?? [])];
  return {
    revision,
    language: snapshot.language,
    languages,
    texts: translatableTexts(snapshot),
    translations: snapshot.translations ?? {},
    completeness: languages.map((language) => Object.assign({ language }, completeness(snapshot, language))),
  };
};
