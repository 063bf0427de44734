import type { DialogContent, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import type { KeptSettings } from '../storage/surveys/KeptSettings.ts';
import { currentSettings, currentSnapshot } from '../storage/surveys/readSnapshot.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { contentOf } from './readContents.ts';
import { rewound } from './rewound.ts';

interface Kept {
  readonly snapshot: SurveySnapshot;
  readonly settings: KeptSettings;
}

/**
 * The draft as it was at a revision: as it was published or named then, else worked out from the history. 404 for a revision that is
 * still to come. Runs in a transaction that keeps others from editing the dialog.
 */
export async function contentAt(tx: Kysely<Tables>, survey_id: string, revision: number): Promise<DialogContent> {
  const kept = await sql<Kept>`
    select snapshot, settings from revisions
    where survey_id = ${survey_id} and revision = ${revision} and settings is not null
    union all
    select snapshot, settings from named_versions where survey_id = ${survey_id} and revision = ${revision}
    limit 1`.execute(tx);
  const [found] = kept.rows;
  if (found) return contentOf(found.snapshot, found.settings);
  const drafts = await sql<Kept & { revision: number }>`
    select s.revision, ${currentSnapshot} as snapshot, ${currentSettings} as settings
    from surveys s where s.survey_id = ${survey_id}`.execute(tx);
  const [draft] = drafts.rows;
  if (!draft || revision > draft.revision) throw new CallError('version/no-such-revision');
  const later = await tx
    .selectFrom('changes')
    .where('survey_id', '=', survey_id)
    .where('revision', '>', revision)
    .where('undone_at', 'is', null)
    .select(['change', 'unique_question_id', 'key', 'old_value'])
    .select(
      sql<boolean>`exists (
      select from changes gone
      where gone.survey_id = changes.survey_id and gone.unique_question_id = changes.unique_question_id
        and gone.change = 'delete' and gone.revision < changes.revision)`.as('returned'),
    )
    .orderBy('revision', 'desc')
    // Of one revision: what came or went after what has changed in it.
    .orderBy('key', 'desc')
    .execute();
  return rewound(contentOf(draft.snapshot, draft.settings), later);
}
