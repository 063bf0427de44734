import { LANGUAGE_PARAMETER } from '@dialogwerk/shared/contract';
import type { Language } from '@dialogwerk/shared/contract';
import { chosenLanguage } from '../../../dialogs/wishedLanguages.ts';
import type { Services } from '../../../services.ts';
import { isSigned } from '../../../links/signedPath.ts';
import { readCurrentSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import { readDraftSettings } from '../../../storage/surveys/readSettings.ts';
import { modelNotice } from './modelNotice.ts';
import { draftSettingsIn, settingsIn } from './settingsIn.ts';

/** Where it is read (spec §2). */
export function privacyPath(survey_id: string): string {
  return `/privacy/${encodeURIComponent(survey_id)}`;
}

/**
 * A dialog's privacy text, with what the connected language models get of it, which its respondents may read at any time, also once it is not active or deleted and their
 * answers are still there; the draft's by an address that was signed for who may test it. null when there never was one, it was
 * never published or it is cleared away.
 */
export async function readPrivacy(
  services: Pick<Services, 'db' | 'pseudonym' | 'now' | 'model'>,
  survey_id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<{ survey_name: string; language: string; text: string } | null> {
  const isDraft = isSigned(services, privacyPath(survey_id), query);
  const found = isDraft ? await readDraft(services, survey_id) : await published(services, survey_id);
  if (!found) return null;
  const wished = typeof query[LANGUAGE_PARAMETER] === 'string' ? [query[LANGUAGE_PARAMETER]] : [];
  const chosen = chosenLanguage(found.settings, wished);
  const { survey_name, language, privacy_declaration_text: text } = await found.inLanguage(chosen);
  const notice = modelNotice(found.snapshot, services.model.state);
  return { survey_name, language, text: notice === null ? text : `${text}\n\n${notice}`.trim() };
}

async function readDraft({ db }: Pick<Services, 'db'>, survey_id: string) {
  const [settings, snapshot] = await Promise.all([
    readDraftSettings(db, survey_id),
    readCurrentSnapshot(db, survey_id),
  ]);
  if (!settings || !snapshot) return null;
  const inLanguage = (language: Language) => draftSettingsIn(db, survey_id, settings, language);
  return { settings, snapshot, inLanguage };
}

async function published({ db }: Pick<Services, 'db'>, survey_id: string) {
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
    .select(['revisions.revision', 'revisions.settings', 'revisions.snapshot'])
    .where('surveys.survey_id', '=', survey_id)
    .executeTakeFirst();
  if (!row?.settings) return null;
  const { revision, settings, snapshot } = row;
  const inLanguage = (language: Language) => settingsIn(db, { survey_id, revision }, settings, language);
  return { settings, snapshot, inLanguage };
}
