import type { Language, TextKey } from '@dialogwerk/shared/contract';
import { frameFields } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { KeptSettings } from '../../../storage/surveys/KeptSettings.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** What is said around a conversation, and beside it. */
const fields = [...frameFields, 'privacy_declaration_text'] as const;

/** Settings of a revision with their texts in one of its languages, each that is missing there in the main one. */
export async function settingsIn(
  db: Kysely<Tables>,
  { survey_id, revision }: { readonly survey_id: string; readonly revision: number },
  settings: KeptSettings,
  language: Language,
): Promise<KeptSettings> {
  if (language === settings.language) return settings;
  const { rows } = await sql<{ texts: Readonly<Record<TextKey, string>> | null }>`
    select (select jsonb_object_agg(key, value ->> 'text') from jsonb_each(r.snapshot #> array['translations', ${language}::text])
      where key like 'setting/%') as texts
    from revisions r where r.survey_id = ${survey_id} and r.revision = ${revision}`.execute(db);
  return withTexts(settings, language, rows[0]?.texts ?? {});
}

/** The same of the draft. */
export async function draftSettingsIn(
  db: Kysely<Tables>,
  survey_id: string,
  settings: KeptSettings,
  language: Language,
): Promise<KeptSettings> {
  if (language === settings.language) return settings;
  const { rows } = await sql<{ texts: Readonly<Record<TextKey, string>> | null }>`
    select (select jsonb_object_agg(key, value ->> 'text') from jsonb_each(s.settings #> array['translations', ${language}::text])
      where key like 'setting/%') as texts
    from surveys s where s.survey_id = ${survey_id}`.execute(db);
  return withTexts(settings, language, rows[0]?.texts ?? {});
}

function withTexts(settings: KeptSettings, language: Language, texts: Readonly<Record<TextKey, string>>): KeptSettings {
  const said = new Map(Object.entries(texts));
  const translated = fields.flatMap((field) => {
    const text = said.get(`setting/${field}`);
    return text?.trim() && settings[field] ? [[field, text] as const] : [];
  });
  return { ...settings, ...Object.fromEntries(translated), language };
}
