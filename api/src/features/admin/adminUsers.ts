import { ADMIN_PAGE_SIZE } from '@dialogwerk/shared/contract';
import type { AdminUser } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { findAccount, readAccount } from '../../accounts/findAccount.ts';
import type { Account } from '../../accounts/findAccount.ts';
import { personOf } from '../../accounts/personOf.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Act } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { escapeLike } from '../../storage/escapeLike.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockInstallation } from '../../storage/database/lockInstallation.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { admitMail } from '../../throttle/mailThrottle.ts';

const countDialogs = sql<number>`(
  select count(*) from members join surveys on surveys.survey_id = members.survey_id
  where members.user_id = accounts.user_id and surveys.deleted_at is null)`;

function asAdminUser(row: Account & { dialogs: number }, now: number): AdminUser {
  const { user_id, username, first_name, last_name, admin, dialogs } = row;
  return {
    user_id,
    username,
    firstName: first_name,
    lastName: last_name,
    admin,
    dialogs,
    disabled: row.disabled_at !== null,
    email_validated: row.email_validated_at !== null,
    password_expired: row.password_expires_at !== null && row.password_expires_at.getTime() <= now,
    created_at: row.created_at.getTime(),
    last_login_at: row.last_login_at?.getTime() ?? null,
  };
}

async function readAdminUser(db: Kysely<Tables>, user_id: string, now: number): Promise<AdminUser> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .select(countDialogs.as('dialogs'))
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (!row) throw new CallError('admin/unknown-user');
  return asAdminUser(row, now);
}

export const adminUsers: Handler<'adminUsers'> = async ({ search = '', page }, { services: { db, now } }) => {
  const like = `%${escapeLike(search)}%`;
  const found = db
    .selectFrom('accounts')
    .where((eb) =>
      eb.or([
        eb('username', 'ilike', like),
        eb(sql<string>`concat_ws(' ', first_name, last_name)`, 'ilike', like),
        eb('pending_email', 'ilike', like),
      ]),
    );
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .select(countDialogs.as('dialogs'))
    .orderBy(({ fn }) => fn<string>('lower', ['username']))
    .limit(ADMIN_PAGE_SIZE)
    .offset((page - 1) * ADMIN_PAGE_SIZE)
    .execute();
  return { users: rows.map((row) => asAdminUser(row, now())), total };
};

export const adminInviteUser: Handler<'adminInviteUser'> = async ({ username }, { services, who }) => {
  const { db, now } = services;
  if (await findAccount(db, username)) throw new CallError('admin/account-exists', { username });
  await admitMail(services, username, { user_id: who.user_id });
  await inTransaction(db, async (tx) => {
    const inviter = personOf(await readAccount(tx, who.user_id));
    await enqueueMail(tx, username, { kind: 'registration', inviter }, now());
    await writeAudit(tx, now(), { act: 'user_invited', actor_id: who.user_id });
  });
  return { msg: 'success' };
};

async function isActingAdmin(db: Kysely<Tables>, user_id: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('admin', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return account !== undefined;
}

/** Disables, enables, makes an admin or takes that away, or lets the password expire; never one's own account. */
export const adminUpdateUser: Handler<'adminUpdateUser'> = async (input, { services, who }) => {
  const { user_id, disabled, admin, password_expired } = input;
  const { db, now, tokens } = services;
  if (user_id === who.user_id && (disabled === true || admin === false)) throw new CallError('admin/oneself');
  const updated = await inTransaction(db, async (tx) => {
    // One after the other, and only by who is an admin still: of two who shut each other out at once one has to stay.
    await lockInstallation(tx);
    if (!(await isActingAdmin(tx, who.user_id))) throw new CallError('request/unknown-address');
    const before = await readAdminUser(tx, user_id, now());
    const acts: Act['act'][] = [];
    if (disabled !== undefined && disabled !== before.disabled) {
      const disabled_at = disabled ? new Date(now()) : null;
      await tx.updateTable('accounts').set({ disabled_at }).where('user_id', '=', user_id).execute();
      if (disabled) await tokens.closeAll(tx, user_id);
      acts.push(disabled ? 'user_disabled' : 'user_enabled');
    }
    if (admin !== undefined && admin !== before.admin) {
      await tx.updateTable('accounts').set({ admin }).where('user_id', '=', user_id).execute();
      acts.push(admin ? 'admin_given' : 'admin_taken');
    }
    if (password_expired !== undefined && password_expired !== before.password_expired) {
      const password_expires_at = password_expired ? new Date(now()) : null;
      await tx.updateTable('accounts').set({ password_expires_at }).where('user_id', '=', user_id).execute();
      if (password_expired) acts.push('password_expired');
    }
    await writeAudit(tx, now(), ...acts.map((act): Act => ({ act, actor_id: who.user_id, target_id: user_id })));
    return { user: await readAdminUser(tx, user_id, now()) };
  });
  if (disabled === true) await tokens.noteEnded();
  return updated;
};

export const adminResendValidation: Handler<'adminResendValidation'> = async ({ user_id }, { services, who }) => {
  const { db, now } = services;
  const user = await db.selectFrom('accounts').selectAll().where('user_id', '=', user_id).executeTakeFirst();
  if (!user) throw new CallError('admin/unknown-user');
  const { username, pending_email, email_validated_at } = user;
  if (pending_email === null && email_validated_at) throw new CallError('admin/already-validated', { username });
  await admitMail(services, pending_email ?? username, { user_id: who.user_id });
  const isTaken = pending_email !== null && (await findAccount(db, pending_email)) !== undefined;
  await enqueueMail(db, isTaken ? null : (pending_email ?? username), { kind: 'validation', user_id }, now());
  return { msg: 'success' };
};
