import { resultVariables, withParticipation } from '@dialogwerk/shared/dialog';
import type { Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { dataContractOf } from '../../../dataContracts/dataContracts.ts';
import { createKept } from '../../../dialogs/createKept.ts';
import { knownParameters } from '../../../dialogs/linkParameters.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { dataVersion } from './dataVersion.ts';
import { readRevisions } from './readRevisions.ts';

type Db = Kysely<Tables>;

const kept = createKept<readonly Variable[]>('columns', ({ length }) => length);

/**
 * The columns of a dialog over the revisions of `readRevisions`. `texts`: the calculated variables that hold words. They are kept, because each figure
 * of a page asks for them and the revisions are of megabytes.
 */
export async function readVariables(
  db: Db,
  survey_id: string,
  texts: ReadonlySet<string> = new Set(),
): Promise<readonly Variable[]> {
  const version = await dataVersion(db, survey_id);
  const parameters = await knownParameters(db, survey_id);
  const joined = await wasJoined(db, survey_id);
  return kept([survey_id, version, parameters, joined, [...texts].toSorted()], async () => {
    const revisions = await readRevisions(db, survey_id);
    const variables = resultVariables(revisions, {
      contract: await dataContractOf(
        db,
        survey_id,
        revisions.filter(({ revision }) => Number.isFinite(revision)),
      ),
      parameters,
      isNumber: (variable) => !texts.has(variable),
    });
    return joined ? withParticipation(variables) : variables;
  });
}

/** Whether a multi-chat was ever published with the dialog, so that the column is there before the first answer and stays. */
async function wasJoined(db: Db, survey_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from manager_publications where surveys @> ${JSON.stringify([{ survey_id }])}::jsonb limit 1`.execute(db);
  return rows.length > 0;
}
