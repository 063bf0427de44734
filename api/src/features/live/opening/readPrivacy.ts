import type { Services } from '../../../calls/services.ts';
import { isSigned } from '../../../links/signedPath.ts';
import { readDraftSettings } from '../../../storage/readSettings.ts';

/** Where it is read (spec §2). */
export function privacyPath(survey_id: string): string {
  return `/privacy/${encodeURIComponent(survey_id)}`;
}

/**
 * A dialog's privacy text, which its respondents may read at any time, also once it is not active or deleted and their
 * answers are still there; the draft's by an address that was signed for who may test it. null when there never was one, it was
 * never published or it is cleared away.
 */
export async function readPrivacy(
  services: Pick<Services, 'db' | 'pseudonym' | 'now'>,
  survey_id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<{ survey_name: string; language: string; text: string } | null> {
  const isDraft = isSigned(services, privacyPath(survey_id), query);
  const settings = isDraft
    ? await readDraftSettings(services.db, survey_id)
    : await publishedSettings(services, survey_id);
  if (!settings) return null;
  const { survey_name, language, privacy_declaration_text: text } = settings;
  return { survey_name, language, text };
}

async function publishedSettings({ db }: Pick<Services, 'db'>, survey_id: string) {
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
  return row?.settings ?? null;
}
