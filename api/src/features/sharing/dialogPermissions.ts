import type { Handler } from '../../calls/handler.ts';
import { maySee } from '../../policies/maySee.ts';
import { maySharePermission } from '../../policies/rights.ts';
import { ownRole } from '../../workspaces/ownRole.ts';
import { roleInDialogs } from '../../workspaces/roleStrength.ts';

/** A dialog's team, Besitzer first and invited people last, and whether the caller may manage it (spec §6). */
export const dialogPermissions: Handler<'dialogPermissions'> = async (input, context) => {
  const { survey_id, role: own } = await maySee(context, input.survey_id);
  const members = await context.services.db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.user_id', 'members.user_id')
    .leftJoin('workspaces', 'workspaces.workspace_id', 'members.by_workspace')
    .leftJoin('workspace_members as shared', (join) =>
      join.onRef('shared.workspace_id', '=', 'members.by_workspace').onRef('shared.user_id', '=', 'members.user_id'),
    )
    .select(['username', 'members.role', 'workspaces.workspace_id', 'workspaces.name', 'shared.role as shared_role'])
    .select(ownRole.as('own_role'))
    .where('survey_id', '=', survey_id)
    .orderBy(({ eb }) => eb('members.role', '=', 'Besitzer'), 'desc')
    .orderBy('members.created_at')
    .orderBy('username')
    .execute();
  const invited = await context.services.db
    .selectFrom('invitations')
    .select(['email', 'role'])
    .where('survey_id', '=', survey_id)
    .orderBy('created_at')
    .orderBy('email')
    .execute();
  const workspace = await context.services.db
    .selectFrom('surveys')
    .innerJoin('workspaces', 'workspaces.workspace_id', 'surveys.workspace_id')
    .where('survey_id', '=', survey_id)
    .where('workspaces.deleted_at', 'is', null)
    .select(['workspaces.workspace_id', 'name'])
    .executeTakeFirst();
  return {
    roles_current_survey_id: [
      ...members.map(({ username, role, own_role, workspace_id, name, shared_role }) => ({
        name: username,
        role,
        own_role,
        workspace:
          workspace_id === null || name === null || shared_role === null
            ? null
            : { workspace_id, name, role: roleInDialogs(shared_role) },
        invite_accepted: 1 as const,
      })),
      ...invited.map((invitation) => ({
        name: invitation.email,
        role: invitation.role,
        own_role: invitation.role,
        workspace: null,
        invite_accepted: 0 as const,
      })),
    ],
    sharing_permission: maySharePermission(own),
    workspace: workspace ?? null,
  };
};
