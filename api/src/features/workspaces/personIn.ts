import type { RoleName } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext } from '../../calls/handler.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';
import { lockWorkspace } from '../../workspaces/lockWorkspace.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** Somebody before a workspace. */
interface PersonIn {
  /** Of the workspace. */
  readonly workspace_name: string;
  /** Their account and role, if they are in it. */
  readonly member: { readonly user_id: string; readonly role: RoleName } | null;
  /** The role of an invitation that waits. */
  readonly invited: Tables['workspace_invitations']['role'] | null;
}

interface Named {
  readonly workspace_id: string;
  readonly name: string;
}

/**
 * What a person is in a workspace that the caller manages, whose row is locked until the transaction ends. Refuses changes of one's own
 * row and of the Besitzer's, as spec §6 does for dialogs.
 */
export async function personIn(
  tx: Kysely<Tables>,
  { services, who }: CallContext<'author'>,
  { workspace_id, name }: Named,
): Promise<PersonIn> {
  const { name: workspace_name } = await lockWorkspace(tx, workspace_id);
  await sharedWorkspace({ services: { ...services, db: tx }, who }, workspace_id, 'manage');
  const email = name.toLowerCase();
  const member = await tx
    .selectFrom('workspace_members')
    .innerJoin('accounts', 'accounts.user_id', 'workspace_members.user_id')
    .where('workspace_id', '=', workspace_id)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['username']), '=', email))
    .select(['accounts.user_id', 'role'])
    .executeTakeFirst();
  if (member?.user_id === who.user_id) throw new CallError('team/own-row');
  if (member?.role === 'Besitzer') throw new CallError('team/owners-row');
  const invitation = await tx
    .selectFrom('workspace_invitations')
    .where('workspace_id', '=', workspace_id)
    .where('email', '=', email)
    .select('role')
    .executeTakeFirst();
  return { workspace_name, member: member ?? null, invited: invitation?.role ?? null };
}
