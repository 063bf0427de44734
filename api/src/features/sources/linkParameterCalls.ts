import { sql } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { maySee } from '../../policies/maySee.ts';
import { mayShare } from '../../policies/mayShare.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import { nameParameters } from '../../dataContracts/dataContracts.ts';
import { keptParameters } from '../../dialogs/linkParameters.ts';

const linkParameters: Handler<'linkParameters'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await maySee({ services, who }, named);
  const kept = await keptParameters(services.db, [survey_id]);
  return { names: [...(kept.get(survey_id) ?? [])] };
};

const setLinkParameters: Handler<'setLinkParameters'> = async (input, { services, who }) => {
  const { survey_id } = await mayShare({ services, who }, input.survey_id);
  const names = [...new Set(input.names)];
  await inTransaction(services.db, async (tx) => {
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
      .set({ removed_at: new Date(services.now()) })
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
  });
  return { names };
};

/** Which parameters of the public link are kept: all of its authors see them, Besitzer and Voller Zugriff set them. */
export const linkParameterCalls = { linkParameters, setLinkParameters } satisfies Partial<Handlers>;
