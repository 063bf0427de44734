import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/** Counts a live conversation that its respondent has deleted: all that stays of it. */
export async function countDeleted(tx: Kysely<Tables>, survey_id: string): Promise<void> {
  await tx
    .insertInto('deletion_counts')
    .values({ survey_id, deleted: 1 })
    .onConflict((conflict) =>
      conflict.column('survey_id').doUpdateSet((count) => ({ deleted: count('deletion_counts.deleted', '+', 1) })),
    )
    .execute();
}

/** Revokes a live user's tokens, and deletes the user once no conversation of theirs is left. `now` is in ms since 1970. */
export async function endLiveUser(tx: Kysely<Tables>, user_id_live: string, now: number): Promise<void> {
  await tx
    .updateTable('token_families')
    .set({ revoked_at: new Date(now) })
    .where('subject_id', '=', user_id_live)
    .where('kind', '=', 'respondent')
    .where('revoked_at', 'is', null)
    .execute();
  await tx
    .deleteFrom('live_users')
    .where('user_id_live', '=', user_id_live)
    .where((user) =>
      user.not(
        user.exists(user.selectFrom('conversations').select('survey_id').where('user_id_live', '=', user_id_live)),
      ),
    )
    .execute();
}
