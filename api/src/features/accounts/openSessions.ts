import type { OpenSession } from '@dialogwerk/shared/contract';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { AuthorContext, Handler } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';

/** The account's sessions that can still be renewed, the one used last first. */
export async function openSessions({ services, who }: AuthorContext): Promise<OpenSession[]> {
  const { db, now } = services;
  const families = await db
    .selectFrom('token_families')
    .where('subject_id', '=', who.user_id)
    .where('kind', '=', 'author')
    .where('revoked_at', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('refresh_tokens')
          .select('token_hash')
          .whereRef('refresh_tokens.family_id', '=', 'token_families.family_id')
          .where('expires_at', '>', new Date(now())),
      ),
    )
    .select(['family_id', 'device', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('family_id', 'desc')
    .execute();
  return families.map(({ family_id, device, created_at, last_used_at }) => ({
    session_id: family_id,
    device,
    created_at: created_at.getTime(),
    last_used_at: last_used_at.getTime(),
    current: family_id === who.family_id,
  }));
}

export const sessions: Handler<'sessions'> = async (_input, context) => ({ sessions: await openSessions(context) });

/** Ends one session of the caller's own; 404 for anybody else's. */
export const endSession: Handler<'endSession'> = async ({ session_id }, { services, who }) => {
  const { db, now } = services;
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('token_families')
      .set({ revoked_at: new Date(now()) })
      .where('family_id', '=', session_id)
      .where('subject_id', '=', who.user_id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new CallError('session/unknown');
    await writeAudit(tx, now(), { act: 'session_ended', actor_id: who.user_id });
  });
  return { msg: 'success' };
};

export const endAllSessions: Handler<'endAllSessions'> = async (_input, { services, who }) => {
  const { db, now, tokens } = services;
  await inTransaction(db, async (tx) => {
    await tokens.closeAll(tx, who.user_id);
    await writeAudit(tx, now(), { act: 'logout_everywhere', actor_id: who.user_id });
  });
  await tokens.noteEnded();
  return { msg: 'success' };
};
