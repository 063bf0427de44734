import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';

/** Who is in a workspace, Besitzer first and invited people last, and its dialogs by name. */
export const workspaceTeam: Handler<'workspaceTeam'> = async (input, context) => {
  const { workspace_id } = await sharedWorkspace(context, input.workspace_id, 'use');
  const { db } = context.services;
  const members = await db
    .selectFrom('workspace_members')
    .innerJoin('accounts', 'accounts.user_id', 'workspace_members.user_id')
    .where('workspace_id', '=', workspace_id)
    .select(['username', 'role'])
    .orderBy(({ eb }) => eb('role', '=', 'Besitzer'), 'desc')
    .orderBy('workspace_members.created_at')
    .orderBy('username')
    .execute();
  const invited = await db
    .selectFrom('workspace_invitations')
    .where('workspace_id', '=', workspace_id)
    .select(['email', 'role'])
    .orderBy('created_at')
    .orderBy('email')
    .execute();
  const surveys = await db
    .selectFrom('surveys')
    .innerJoin('members as owner', (join) =>
      join.onRef('owner.survey_id', '=', 'surveys.survey_id').on('owner.role', '=', 'Besitzer'),
    )
    .innerJoin('accounts', 'accounts.user_id', 'owner.user_id')
    .where('workspace_id', '=', workspace_id)
    .where('deleted_at', 'is', null)
    .select(['surveys.survey_id', 'survey_name', 'username as owner'])
    .orderBy(sql`survey_name collate german_names`)
    .orderBy('surveys.survey_id')
    .execute();
  return {
    members: [
      ...members.map(({ username, role }) => ({ name: username, role, invite_accepted: 1 as const })),
      ...invited.map(({ email, role }) => ({ name: email, role, invite_accepted: 0 as const })),
    ],
    surveys,
  };
};
