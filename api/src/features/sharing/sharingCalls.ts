import type { Handlers } from '../../calls/handler.ts';
import { changePermissionUser, deleteSharingUser } from './changeTeam.ts';
import { dialogPermissions } from './dialogPermissions.ts';
import { listTeams } from './listTeams.ts';
import { inviteUser, resendInvite } from './invite.ts';

/** A dialog's team (spec §6, §7). */
export const sharingCalls = {
  listTeams,
  dialogPermissions,
  inviteUser,
  resendInvite,
  changePermissionUser,
  deleteSharingUser,
} satisfies Partial<Handlers>;
