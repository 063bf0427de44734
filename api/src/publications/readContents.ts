import type { FixMessages, SurveyConfig } from '@dialogwerk/shared/contract';
import type { DialogContent, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { currentSettings, currentSnapshot } from '../storage/readSnapshot.ts';
import type { Tables } from '../storage/tables.ts';

/** What respondents get and what authors have, both of one moment. */
export interface Contents {
  readonly publication_id: string;
  readonly published: DialogContent;
  /** The draft's. */
  readonly revision: number;
  readonly draft: DialogContent;
}

interface Row {
  readonly publication_id: string;
  readonly revision: number;
  readonly published: SurveySnapshot;
  readonly published_settings: SurveyConfig & FixMessages;
  readonly draft: SurveySnapshot;
  readonly draft_settings: SurveyConfig & FixMessages;
}

/** Both contents of a dialog, read in one statement; null for one that was never published or is gone. */
export async function readContents(db: Kysely<Tables>, survey_id: string): Promise<Contents | null> {
  const { rows } = await sql<Row>`
    select s.publication_id, s.revision, r.snapshot as published, r.settings as published_settings,
      ${currentSnapshot} as draft, ${currentSettings} as draft_settings
    from surveys s
    join publications p on p.survey_id = s.survey_id and p.publication_id = s.publication_id
    join revisions r on r.survey_id = p.survey_id and r.revision = p.revision
    where s.survey_id = ${survey_id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { publication_id, revision, published, published_settings, draft, draft_settings } = row;
  return {
    publication_id,
    revision,
    published: contentOf(published, published_settings),
    draft: contentOf(draft, draft_settings),
  };
}

function contentOf({ blocks, templ_options }: SurveySnapshot, settings: SurveyConfig & FixMessages): DialogContent {
  return { blocks, templ_options, settings };
}
