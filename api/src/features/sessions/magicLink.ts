import { acceptInvitations } from '../../accounts/acceptInvitations.ts';
import { findAccount, readAccount } from '../../accounts/findAccount.ts';
import type { Account } from '../../accounts/findAccount.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { readLink, useUp } from '../../links/links.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { acceptWorkspaceInvitations } from '../../workspaces/acceptWorkspaceInvitations.ts';
import { openSession } from './openSession.ts';

/** Opens the link of a mail; what happens then depends on what it was sent for. */
export const magicLink: Handler<'magicLink'> = ({ magic_link }, context) => {
  const { db, now } = context.services;
  return inTransaction(db, async (tx) => {
    const link = await readLink(tx, magic_link, ['login', 'registration', 'invitation'], now());
    if (link.purpose === 'login' && link.user_id !== null) {
      await useUp(tx, link);
      const account = await readAccount(tx, link.user_id);
      await confirmAddress(tx, account, link.email, now());
      return { kind: 'login', ...(await openSession(tx, context, account, 'link')) };
    }
    const account = await findAccount(tx, link.email);
    if (!account) return { kind: 'registration', username: link.email };
    if (account.disabled_at) throw new CallError('account/disabled');
    await useUp(tx, link);
    await confirmAddress(tx, account, link.email, now());
    const survey_names = await acceptInvitations(tx, account, link.survey_ids, now());
    const workspace_names = await acceptWorkspaceInvitations(tx, account, link.workspace_ids, now());
    return { kind: 'accepted', username: account.username, survey_names, workspace_names };
  });
};

/** Whoever opens a link has read the mail, so the address is theirs. */
async function confirmAddress(
  tx: Parameters<typeof readAccount>[0],
  { user_id, username, email_validated_at }: Account,
  email: string,
  now: number,
): Promise<void> {
  if (email_validated_at || username.toLowerCase() !== email.toLowerCase()) return;
  await tx
    .updateTable('accounts')
    .set({ email_validated_at: new Date(now) })
    .where('user_id', '=', user_id)
    .execute();
}
