import type { PublicationState } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { personName } from '../accounts/personName.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { countUnpublished } from './countUnpublished.ts';

/**
 * What is published of each dialog, by its id; dialogs that were never published are left out. The number of unpublished changes
 * is worked out only where the draft has moved on since it was worked out last, so that long lists stay quick.
 */
export async function publicationStates(
  db: Kysely<Tables>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, PublicationState>> {
  const rows = await selectStates(db, surveyIds).execute();
  const unknown = rows.filter(
    ({ revision, draft_revision, changes }) => revision !== draft_revision && changes === null,
  );
  const counts = await countUnpublished(
    db,
    unknown.map(({ survey_id }) => survey_id),
  );
  return new Map(
    rows.map((row) => {
      const { survey_id, publication_id, revision, published_at, draft_revision, changes } = row;
      const unpublished_changes = revision === draft_revision ? 0 : (changes ?? counts.get(survey_id) ?? 0);
      const author = authorOf(row);
      return [
        survey_id,
        { publication_id, revision, published_at: published_at.getTime(), author, unpublished_changes },
      ];
    }),
  );
}

/** The same of one dialog; null when it was never published. */
export async function publicationState(db: Kysely<Tables>, survey_id: string): Promise<PublicationState | null> {
  return (await publicationStates(db, [survey_id])).get(survey_id) ?? null;
}

/** Who published; null where nobody did or the account is gone. */
export function authorOf({
  user_id,
  username,
  first_name,
  last_name,
}: {
  readonly user_id: string | null;
  readonly username: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}): PublicationState['author'] {
  if (user_id === null || username === null) return null;
  return { user_id, name: personName({ username, first_name, last_name }) };
}

function selectStates(db: Kysely<Tables>, surveyIds: readonly string[]) {
  return db
    .selectFrom('surveys')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.survey_id', '=', 'surveys.survey_id')
        .onRef('publications.publication_id', '=', 'surveys.publication_id'),
    )
    .leftJoin('accounts', 'accounts.user_id', 'publications.user_id')
    .leftJoin('unpublished_counts', (join) =>
      join
        .onRef('unpublished_counts.survey_id', '=', 'surveys.survey_id')
        .onRef('unpublished_counts.publication_id', '=', 'surveys.publication_id')
        .onRef('unpublished_counts.revision', '=', 'surveys.revision'),
    )
    .where((row) => row('surveys.survey_id', '=', row.fn.any(row.val(surveyIds))))
    .select(['surveys.survey_id', 'surveys.revision as draft_revision', 'changes'])
    .select(['publications.publication_id', 'publications.revision', 'published_at', 'publications.user_id'])
    .select(['username', 'first_name', 'last_name']);
}
