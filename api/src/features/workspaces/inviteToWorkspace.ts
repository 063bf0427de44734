import type { Kysely } from 'kysely';
import { findAccount, readAccount } from '../../accounts/findAccount.ts';
import { personOf } from '../../accounts/personOf.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext, Handler } from '../../calls/handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { admitMail } from '../../throttle/mailThrottle.ts';
import { personIn } from './personIn.ts';

/** Invites an address: one mail with a link that accepts, or makes the account first; the same answer with an account and without. */
export const inviteToWorkspace: Handler<'inviteToWorkspace'> = async (input, context) => {
  const { services, who } = context;
  const { workspace_id, name, new_role: role } = input;
  await sharedWorkspace(context, workspace_id, 'manage');
  await admitMail(services, name, { user_id: who.user_id });
  return inTransaction(services.db, async (tx) => {
    const { member, workspace_name } = await personIn(tx, context, input);
    if (member) throw new CallError('workspace/already-member', { name });
    const [invited_by, created_at] = [who.user_id, new Date(services.now())];
    await tx
      .insertInto('workspace_invitations')
      .values({ workspace_id, email: name.toLowerCase(), role, invited_by, created_at })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'email']).doUpdateSet({ role, invited_by }))
      .execute();
    const target_id = await sendInvitation(tx, context, {
      name,
      role,
      workspace: { workspace_id, name: workspace_name },
    });
    const detail = `${workspace_id} ${role}`;
    await writeAudit(tx, services.now(), { act: 'workspace_invited', actor_id: who.user_id, target_id, detail });
    return { msg: 'success' };
  });
};

/** Sends an invitation that waits once more, with its role as it is. */
export const resendWorkspaceInvite: Handler<'resendWorkspaceInvite'> = async (input, context) => {
  const { workspace_id, name } = input;
  await sharedWorkspace(context, workspace_id, 'manage');
  await admitMail(context.services, name, { user_id: context.who.user_id });
  return inTransaction(context.services.db, async (tx) => {
    const { invited: role, workspace_name } = await personIn(tx, context, input);
    if (!role) throw new CallError('team/not-pending', { name });
    await sendInvitation(tx, context, { name, role, workspace: { workspace_id, name: workspace_name } });
    return { msg: 'success' };
  });
};

interface Letter {
  readonly name: string;
  readonly role: string;
  readonly workspace: { readonly workspace_id: string; readonly name: string };
}

/** Gives the account that the address has; null for none. */
async function sendInvitation(
  tx: Kysely<Tables>,
  { services, who }: CallContext<'author'>,
  { name, role, workspace }: Letter,
): Promise<string | null> {
  const account = await findAccount(tx, name);
  const inviter = personOf(await readAccount(tx, who.user_id));
  const user_id = account?.user_id ?? null;
  const order = { kind: 'workspace_invitation', user_id, inviter, role, workspace } as const;
  await enqueueMail(tx, account?.username ?? name, order, services.now());
  return user_id;
}
