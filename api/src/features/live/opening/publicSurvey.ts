import type { ClientConfig, Language, LanguageFragments } from '@dialogwerk/shared/contract';
import { languageFragments, languagesOf } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import type { KeptSettings } from '../../../storage/surveys/KeptSettings.ts';
import { chosenLanguage } from '../../../dialogs/wishedLanguages.ts';
import { clientConfig } from './clientConfig.ts';
import { settingsIn } from './settingsIn.ts';

type Context = Pick<Services, 'db' | 'contentLocation'>;

/** A dialog as the public sees it: what is published of it. */
export type PublicSurvey =
  | {
      readonly kind: 'published';
      readonly config: ClientConfig;
      /** The live bar's wording. */
      readonly language: LanguageFragments;
      readonly revision: number;
      readonly settings: KeptSettings;
    }
  /** Deleted, or never published: nothing of it is told to strangers. */
  | { readonly kind: 'closed' }
  /** There never was one, or it is cleared away. */
  | { readonly kind: 'unknown' };

/** The dialog behind a public link, in the language of those that are wanted that it has, else in its main one. */
export async function findPublicSurvey(
  services: Context,
  survey_id: string,
  wished: readonly Language[] = [],
): Promise<PublicSurvey> {
  const row = await services.db
    .selectFrom('surveys')
    .leftJoin('publications', (join) =>
      join
        .onRef('publications.survey_id', '=', 'surveys.survey_id')
        .onRef('publications.publication_id', '=', 'surveys.publication_id'),
    )
    .leftJoin('revisions', (join) =>
      join
        .onRef('revisions.survey_id', '=', 'publications.survey_id')
        .onRef('revisions.revision', '=', 'publications.revision'),
    )
    .select(['surveys.survey_id', 'survey_id_int', 'active', 'deleted_at', 'training_applied'])
    .select(['publications.revision', 'revisions.settings'])
    .where('surveys.survey_id', '=', survey_id)
    .executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  const { revision, settings, deleted_at, training_applied } = row;
  if (deleted_at !== null || revision === null || settings === null) return { kind: 'closed' };
  const language = chosenLanguage(settings, wished);
  const spoken = await settingsIn(services.db, { survey_id, revision }, settings, language);
  const shown = { ...row, training_mode: training_applied !== null };
  const config = await clientConfig(services, shown, spoken, languagesOf(settings));
  return { kind: 'published', revision, settings, config, language: languageFragments(spoken) };
}

/** The same; refuses with 404 when there is none, with 410 when it is closed. */
export async function publishedSurvey(
  services: Context,
  survey_id: string,
  wished: readonly Language[] = [],
): Promise<Extract<PublicSurvey, { kind: 'published' }>> {
  const survey = await findPublicSurvey(services, survey_id, wished);
  if (survey.kind === 'unknown') throw new CallError('survey/unknown-link');
  if (survey.kind === 'closed') throw new CallError('survey/inactive');
  return survey;
}
