import { LINK_PARAMETER_LIMITS } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { nameParameters } from '../../dataContracts/dataContracts.ts';
import { CallError } from '../../errors/CallError.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** Keeps these parameters of a dialog's link from `now` on (milliseconds since 1970), in place of those before, as many as a dialog may have; inside a transaction. */
export async function keepParameters(
  tx: Kysely<Tables>,
  survey_id: string,
  wanted: readonly string[],
  now: number,
): Promise<void> {
  const names = wanted.slice(0, LINK_PARAMETER_LIMITS.names);
  // Locked, so that of two lists at once one holds whole.
  if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
  await sql`
    delete from link_parameters p
    where p.survey_id = ${survey_id} and p.name <> all(${names}::text[])
      and not exists (select from conversations c where c.survey_id = p.survey_id and c.came_with ? p.name)`.execute(
    tx,
  );
  await tx
    .updateTable('link_parameters')
    .set({ removed_at: new Date(now) })
    .where('survey_id', '=', survey_id)
    .where('removed_at', 'is', null)
    .execute();
  if (names.length > 0)
    await tx
      .insertInto('link_parameters')
      .values(names.map((name, place) => ({ survey_id, name, place, removed_at: null })))
      .onConflict((conflict) =>
        conflict
          .columns(['survey_id', 'name'])
          .doUpdateSet((row) => ({ place: row.ref('excluded.place'), removed_at: null })),
      )
      .execute();
  await nameParameters(tx, survey_id);
}
