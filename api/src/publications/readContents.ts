import type { FixMessages, SurveyConfig } from '@dialogwerk/shared/contract';
import type { DialogContent, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { currentSettings, currentSnapshot } from '../storage/surveys/readSnapshot.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** What respondents get and what authors have, both of one moment. */
export interface Contents {
  readonly survey_id: string;
  readonly publication_id: string;
  readonly published: DialogContent;
  /** The draft's. */
  readonly revision: number;
  readonly draft: DialogContent;
}

/** Both contents as the database has them. */
export interface ContentRow {
  readonly survey_id: string;
  readonly publication_id: string;
  readonly revision: number;
  readonly published: SurveySnapshot;
  readonly published_settings: SurveyConfig & FixMessages;
  readonly draft: SurveySnapshot;
  readonly draft_settings: SurveyConfig & FixMessages;
}

/** Both contents of each dialog, read in one statement; dialogs that were never published or are gone are left out. */
export async function readContents(db: Kysely<Tables>, surveyIds: readonly string[]): Promise<Contents[]> {
  const { rows } = await sql<ContentRow>`
    select s.survey_id, s.publication_id, s.revision, r.snapshot as published, r.settings as published_settings,
      ${currentSnapshot} as draft, ${currentSettings} as draft_settings
    from surveys s
    join publications p on p.survey_id = s.survey_id and p.publication_id = s.publication_id
    join revisions r on r.survey_id = p.survey_id and r.revision = p.revision
    where s.survey_id = any(${surveyIds}::text[])`.execute(db);
  return rows.map(({ survey_id, publication_id, revision, ...row }) => ({
    survey_id,
    publication_id,
    revision,
    published: contentOf(row.published, row.published_settings),
    draft: contentOf(row.draft, row.draft_settings),
  }));
}

/** A dialog's content as it is compared. */
export function contentOf(
  { blocks, templ_options }: SurveySnapshot,
  settings: SurveyConfig & FixMessages,
): DialogContent {
  return { blocks, templ_options, settings };
}
