import type { ModelCallKept } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Every call of a model in a conversation, in order of time. */
export async function keptModelCalls(
  db: Kysely<Tables>,
  key: { readonly survey_id: string; readonly conversation_id: string },
): Promise<ModelCallKept[]> {
  const rows = await db
    .selectFrom('model_calls')
    .selectAll()
    .where((row) => row.and(key))
    .orderBy('place')
    .execute();
  return rows.map(
    ({ survey_id: _survey, conversation_id: _conversation, place: _place, made_at, cost, currency, ...row }) =>
      Object.assign(row, {
        made_at: made_at.getTime(),
        cost: cost === null || currency === null ? null : { amount: cost, currency },
      }),
  );
}
