import type { Handler } from '../../calls/handler.ts';
import { maySee } from '../../policies/maySee.ts';
import { maySharePermission } from '../../policies/rights.ts';

/** A dialog's team, Besitzer first and invited people last, and whether the caller may manage it (spec §6). */
export const dialogPermissions: Handler<'dialogPermissions'> = async (input, context) => {
  const { survey_id, role } = await maySee(context, input.survey_id);
  const members = await context.services.db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.user_id', 'members.user_id')
    .select(['username', 'role'])
    .where('survey_id', '=', survey_id)
    .orderBy(({ eb }) => eb('role', '=', 'Besitzer'), 'desc')
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
  return {
    roles_current_survey_id: [
      ...members.map((member) => ({ name: member.username, role: member.role, invite_accepted: 1 as const })),
      ...invited.map((invitation) => ({
        name: invitation.email,
        role: invitation.role,
        invite_accepted: 0 as const,
      })),
    ],
    sharing_permission: maySharePermission(role),
  };
};
