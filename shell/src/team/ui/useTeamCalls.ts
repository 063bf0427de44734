import { authorClient } from '@dialogwerk/shared/clients';
import type { SharingMember } from '@dialogwerk/shared/contract';
import { givenRoles, withMember, withoutMember } from '../model/Team.ts';
import type { GivenRole } from '../model/Team.ts';
import { texts } from '../texts.ts';
import type { TeamChange } from './useTeam.ts';

interface TeamCallsOptions {
  readonly surveyId: string;
  readonly managerId: number | null;
  readonly wholeMultichat: boolean;
  readonly change: (change: TeamChange) => Promise<boolean>;
}

/** The four changes of a team (spec §7), each told whether it succeeded. */
export function useTeamCalls({ surveyId, managerId, wholeMultichat, change }: TeamCallsOptions) {
  const target = (name: string) => ({
    survey_id: surveyId,
    name,
    apply_to_multichat: managerId !== null && wholeMultichat,
    dialog_manager_id: managerId,
  });
  return {
    invite: (name: string, role: GivenRole) =>
      change({
        members: (members) => withMember(members, { name, role, invite_accepted: 0 }),
        call: () => authorClient.call('inviteUser', { ...target(name), new_role: role }),
        said: texts.invited(name),
      }),
    setRole: (member: SharingMember, role: GivenRole) =>
      change({
        members: (members) => withMember(members, { ...member, role }),
        call: () => authorClient.call('changePermissionUser', { ...target(member.name), new_role: role }),
        said: texts.changed(member.name, role),
      }),
    resend: async ({ name, role }: SharingMember) => {
      const given = givenRoles.find((candidate) => candidate === role);
      return (
        given !== undefined &&
        change({
          members: (members) => members,
          call: () => authorClient.call('resendInvite', { ...target(name), new_role: given }),
          said: texts.resent(name),
        })
      );
    },
    remove: ({ name }: SharingMember) =>
      change({
        members: (members) => withoutMember(members, name),
        call: () => authorClient.call('deleteSharingUser', target(name)),
        said: texts.removed(name),
      }),
  };
}
