import type { Kysely } from 'kysely';
import type { Services } from '../services.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** How long those who were taken off a list can be put back. */
const REMOVED_KEPT_MS = 60 * 60_000;

/** Deletes people who were taken off a list an hour ago, with what is known of them, and lists that nobody is on any more. */
export async function clearInvitees({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('invitees')
    .where('removed_at', '<', new Date(now() - REMOVED_KEPT_MS))
    .execute();
  await db
    .deleteFrom('invitee_uses as u')
    .where((u) =>
      u.not(
        u.exists(
          u
            .selectFrom('invitees as i')
            .whereRef('i.survey_id', '=', 'u.survey_id')
            .whereRef('i.invitee_id', '=', 'u.invitee_id')
            .select('i.survey_id'),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('invitee_lists as l')
    .where((l) =>
      l.not(l.exists(l.selectFrom('invitees as i').whereRef('i.survey_id', '=', 'l.survey_id').select('i.survey_id'))),
    )
    .execute();
}

/**
 * Writes anew who has used their link in anonymous lists, in the order of ids that say nothing. Rows lie in the order in which they were written and carry the number of
 * their transaction, which is that of the conversation; after this all of a list carry one that is nobody's.
 */
export async function mixUses(db: Kysely<Tables>): Promise<void> {
  const lists = await db.selectFrom('invitee_lists').select('survey_id').where('anonymous', '=', true).execute();
  for (const { survey_id } of lists)
    await db.transaction().execute(async (tx) => {
      const gone = await tx
        .deleteFrom('invitee_uses')
        .where('survey_id', '=', survey_id)
        .returning('invitee_id')
        .execute();
      const mixed = gone.map(({ invitee_id }) => invitee_id).toSorted();
      if (mixed.length === 0) return;
      await tx
        .insertInto('invitee_uses')
        .values(mixed.map((invitee_id) => ({ survey_id, invitee_id, user_id_live: null })))
        .execute();
    });
}
