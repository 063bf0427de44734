import type { Services } from '../../calls/services.ts';

/**
 * A dialog's privacy text, which its respondents may read at any time, also once it is not active or deleted and their
 * answers are still there. null when there never was one, it was never published or it is cleared away.
 */
export async function readPrivacy(
  { db }: Pick<Services, 'db'>,
  survey_id: string,
): Promise<{ survey_name: string; language: string; text: string } | null> {
  const row = await db
    .selectFrom('surveys')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.survey_id', '=', 'surveys.survey_id')
        .onRef('publications.publication_id', '=', 'surveys.publication_id'),
    )
    .innerJoin('revisions', (join) =>
      join
        .onRef('revisions.survey_id', '=', 'publications.survey_id')
        .onRef('revisions.revision', '=', 'publications.revision'),
    )
    .select('revisions.settings')
    .where('surveys.survey_id', '=', survey_id)
    .executeTakeFirst();
  if (!row?.settings) return null;
  const { survey_name, language, privacy_declaration_text: text } = row.settings;
  return { survey_name, language, text };
}
