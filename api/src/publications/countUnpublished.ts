import type { Differences } from '@dialogwerk/shared/contract';
import { countDifferences, differencesOf } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import { readContents } from './readContents.ts';
import type { Contents } from './readContents.ts';

/** Few enough that large dialogs do not fill the memory, and that other calls get their turn in between. */
const AT_ONCE = 25;

/** Compares the draft of each dialog with what is published, and keeps the numbers for the next reader; by dialog. */
export async function countUnpublished(
  db: Kysely<Tables>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let start = 0; start < surveyIds.length; start += AT_ONCE) {
    const contents = await readContents(db, surveyIds.slice(start, start + AT_ONCE));
    const compared = contents.map((one) =>
      Object.assign(one, { differences: differencesOf(one.published, one.draft) }),
    );
    await keepCounts(db, compared);
    for (const { survey_id, differences } of compared) counts.set(survey_id, countDifferences(differences));
  }
  return counts;
}

/** Keeps how many they are; whoever keeps older ones meanwhile only makes the next reader compare again. */
export async function keepCounts(
  db: Kysely<Tables>,
  compared: readonly (Pick<Contents, 'survey_id' | 'publication_id' | 'revision'> & {
    readonly differences: Differences;
  })[],
): Promise<void> {
  if (compared.length === 0) return;
  const rows = compared.map(({ survey_id, publication_id, revision, differences }) => ({
    survey_id,
    publication_id,
    revision,
    changes: countDifferences(differences),
  }));
  await db
    .insertInto('unpublished_counts')
    // In one order, so that two readers of the same lists do not wait for each other in a circle.
    .values(rows.toSorted((one, other) => (one.survey_id < other.survey_id ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('survey_id').doUpdateSet((row) => ({
        publication_id: row.ref('excluded.publication_id'),
        revision: row.ref('excluded.revision'),
        changes: row.ref('excluded.changes'),
      })),
    )
    .execute();
}
