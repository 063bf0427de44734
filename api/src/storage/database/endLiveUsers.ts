import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Revokes the tokens of live users, and deletes those of whom no conversation is left. `now` is in ms since 1970. */
export async function endLiveUsers(tx: Kysely<Tables>, ids: readonly string[], now: number): Promise<void> {
  await tx
    .updateTable('token_families')
    .set({ revoked_at: new Date(now) })
    .where('kind', '=', 'respondent')
    .where('subject_id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute();
  await tx.deleteFrom('live_users').where('user_id_live', 'in', ids).where(hasNoConversation).execute();
}

/** Deletes respondents of whom nothing is left. Authors' test users stay. */
export async function clearLiveUsers(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('live_users').where('account_id', 'is', null).where(hasNoConversation).execute();
}

function hasNoConversation(user: ExpressionBuilder<Tables, 'live_users'>): Expression<SqlBool> {
  const own = user
    .selectFrom('conversations')
    .select('survey_id')
    .whereRef('conversations.user_id_live', '=', 'live_users.user_id_live');
  return user.not(user.exists(own));
}
