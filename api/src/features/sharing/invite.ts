import { findAccount, readAccount } from '../../accounts/findAccount.ts';
import { personOf } from '../../accounts/personOf.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Act } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { mayShare } from '../../policies/mayShare.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { admitMail } from '../../throttle/mailThrottle.ts';
import { readTeams, refuseFixedRows } from './readTeams.ts';

/**
 * Invites an address to the dialogs: one mail with a link that accepts, or makes the account first. Who is invited already
 * gets the new role and another mail; a role that somebody has stays. The same answer for an address with an account and one
 * without.
 */
export const inviteUser: Handler<'inviteUser'> = async (input, context) => {
  const { services, who } = context;
  const { now } = services;
  await mayShare(context, input.survey_id);
  await admitMail(services, input.name, { user_id: who.user_id });
  return inTransaction(services.db, async (tx) => {
    const teams = await readTeams(tx, context, input);
    refuseFixedRows(teams, who.user_id);
    const open = teams.filter((team) => team.member === null);
    const [first] = open;
    if (!first) throw new CallError('team/already-member', { name: input.name });
    const email = input.name.toLowerCase();
    const role = input.new_role;
    await tx
      .insertInto('invitations')
      .values(
        open.map(({ survey_id }) => ({ survey_id, email, role, invited_by: who.user_id, created_at: new Date(now()) })),
      )
      .onConflict((conflict) => conflict.columns(['survey_id', 'email']).doUpdateSet({ role, invited_by: who.user_id }))
      .execute();
    const account = await findAccount(tx, email);
    const target_id = account?.user_id ?? null;
    const acts = open.map(({ survey_id }): Act => ({
      act: 'member_invited',
      actor_id: who.user_id,
      target_id,
      survey_id,
      detail: role,
    }));
    await writeAudit(tx, now(), ...acts);
    const inviter = personOf(await readAccount(tx, who.user_id));
    const dialogs = open.map(({ survey_id, survey_name }) => ({ survey_id, survey_name }));
    await enqueueMail(
      tx,
      account?.username ?? input.name,
      { kind: 'invitation', user_id: target_id, inviter, role, dialogs },
      now(),
    );
    return { msg: 'success' };
  });
};

/** Sends an invitation that waits once more, with its role as it is; a new link, while the earlier one still counts. */
export const resendInvite: Handler<'resendInvite'> = async (input, context) => {
  const { services, who } = context;
  const { now } = services;
  await mayShare(context, input.survey_id);
  await admitMail(services, input.name, { user_id: who.user_id });
  return inTransaction(services.db, async (tx) => {
    const teams = await readTeams(tx, context, input);
    const [first] = teams;
    if (!first?.invited) throw new CallError('team/not-pending', { name: input.name });
    const account = await findAccount(tx, input.name);
    const inviter = personOf(await readAccount(tx, who.user_id));
    const dialogs = teams
      .filter((team) => team.invited !== null)
      .map(({ survey_id, survey_name }) => ({ survey_id, survey_name }));
    await enqueueMail(
      tx,
      account?.username ?? input.name,
      { kind: 'invitation', user_id: account?.user_id ?? null, inviter, role: first.invited, dialogs },
      now(),
    );
    return { msg: 'success' };
  });
};
