import { frameFields } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** What stands around the conversation, as texts that are translated. */
const frame = sql`
  jsonb_build_object('survey_name', s.survey_name) || (
    select coalesce(jsonb_object_agg(field, value), '{}') from jsonb_each(s.settings) as setting (field, value)
    where field = any(${frameFields.filter((field) => field !== 'survey_name')}::text[]))`;

/** The dialog as it stands now, read in one statement so that an edit is in it wholly or not at all; `s` is the survey. */
export const currentSnapshot = sql`
  jsonb_build_object(
    'survey_id', s.survey_id,
    'blocks', coalesce(
      (select jsonb_agg(b.definition || jsonb_build_object('order', b."order") order by b."order", b.unique_question_id) from blocks b
       where b.survey_id = s.survey_id and b.deleted_at is null),
      '[]'),
    'templ_options', s.templ_options,
    'welcome', s.settings->'welcome',
    'ending', s.settings->'ending',
    'du_sie', s.settings->'du_sie',
    'language', s.settings->'language',
    'ask_backs', s.settings->'ask_backs',
    'audio_messages', s.settings->'audio_messages',
    'video_messages', s.settings->'video_messages',
    'model_consent', s.settings->'model_consent',
    'model_mask', s.settings->'model_mask',
    'privacy_declaration_text', s.settings->'privacy_declaration_text',
    'languages', s.settings->'languages',
    'translations', s.settings->'translations',
    'frame', ${frame})`;

/** Its settings with its name, as a revision keeps them: without texts in other languages, which its snapshot has; `s` is the survey. */
export const currentSettings = sql`(s.settings - 'translations'::text) || jsonb_build_object('survey_name', s.survey_name)`;

/** Of a revision that was kept before its snapshot had them; its settings did. */
const keptSwitches = sql`
  jsonb_build_object('audio_messages', settings->'audio_messages', 'video_messages', settings->'video_messages')`;

/** The snapshot of a revision, kept or current; null when the revision is neither. */
export async function readSnapshot(
  db: Kysely<Tables>,
  survey_id: string,
  revision: number,
): Promise<SurveySnapshot | null> {
  const { rows } = await sql<{ snapshot: SurveySnapshot }>`
    select ${keptSwitches} || snapshot as snapshot from revisions where survey_id = ${survey_id} and revision = ${revision}
    union all
    select ${currentSnapshot} from surveys s where s.survey_id = ${survey_id} and s.revision = ${revision}
    limit 1`.execute(db);
  return rows[0]?.snapshot ?? null;
}

/** The dialog as it stands now; null when there is none. */
export async function readCurrentSnapshot(db: Kysely<Tables>, survey_id: string): Promise<SurveySnapshot | null> {
  const { rows } = await sql<{ snapshot: SurveySnapshot }>`
    select ${currentSnapshot} as snapshot from surveys s where s.survey_id = ${survey_id}`.execute(db);
  return rows[0]?.snapshot ?? null;
}

/** A revision that was kept, as `readCurrentJson` gives the draft; null when it was not. */
export async function readKeptJson(
  db: Kysely<Tables>,
  survey_id: string,
  revision: number,
): Promise<{ readonly revision: number; readonly json: string } | null> {
  const { rows } = await sql<{ revision: number; json: string }>`
    select revision, (${keptSwitches} || snapshot)::text as json from revisions
    where survey_id = ${survey_id} and revision = ${revision} and settings is not null`.execute(db);
  return rows[0] ?? null;
}

/** The dialog as it stands now, as JSON for whoever reads it in another thread, and its revision; null when there is none. */
export async function readCurrentJson(
  db: Kysely<Tables>,
  survey_id: string,
): Promise<{ readonly revision: number; readonly json: string } | null> {
  const { rows } = await sql<{ revision: number; json: string }>`
    select s.revision, ${currentSnapshot}::text as json from surveys s where s.survey_id = ${survey_id}`.execute(db);
  return rows[0] ?? null;
}
