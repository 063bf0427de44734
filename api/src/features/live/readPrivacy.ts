import type { Services } from '../../calls/services.ts';

/**
 * A dialog's privacy text, which its respondents may read at any time, also once it is not active or deleted and their
 * answers are still there. null when there never was one or it is cleared away.
 */
export async function readPrivacy(
  { db }: Pick<Services, 'db'>,
  survey_id: string,
): Promise<{ survey_name: string; language: string; text: string } | null> {
  const row = await db
    .selectFrom('surveys')
    .select(['survey_name', 'settings'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  if (!row) return null;
  const { language, privacy_declaration_text } = row.settings;
  return { survey_name: row.survey_name, language, text: privacy_declaration_text };
}
