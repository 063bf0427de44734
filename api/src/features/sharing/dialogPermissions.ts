import type { Handler } from '../../calls/handler.ts';
import { maySee } from '../../policies/maySee.ts';
import { maySharePermission } from '../../policies/rights.ts';

/** A dialog's team and whether the caller may manage it (spec §6). */
export const dialogPermissions: Handler<'dialogPermissions'> = async (input, context) => {
  const { survey_id, role } = await maySee(context, input.survey_id);
  const members = await context.services.db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.user_id', 'members.user_id')
    .select(['username', 'role'])
    .where('survey_id', '=', survey_id)
    .orderBy('members.created_at')
    .orderBy('username')
    .execute();
  return {
    roles_current_survey_id: members.map((member) => ({
      name: member.username,
      role: member.role,
      invite_accepted: 1,
    })),
    sharing_permission: maySharePermission(role),
  };
};
