import { patch, send } from '@dialogwerk/shared/clients';
import type { Patch } from '@dialogwerk/shared/clients';
import type { SharingMember } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { showCallFault } from '../frame/effects/showCallFault.ts';
import { givenRoles, withMember, withoutMember } from './model/Team.ts';
import type { GivenRole } from './model/Team.ts';
import { texts } from './texts.ts';

interface ChangeOptions {
  readonly surveyId: string;
  readonly managerId: number | null;
  readonly wholeMultichat: boolean;
}

/** The four changes of a team (spec §7), each shown at once, taken back when its call fails, and told whether it succeeded. */
export function teamChanges({ surveyId, managerId, wholeMultichat }: ChangeOptions) {
  const target = (name: string) => ({
    survey_id: surveyId,
    name,
    apply_to_multichat: managerId !== null && wholeMultichat,
    dialog_manager_id: managerId,
  });
  const shown = (change: (before: readonly SharingMember[]) => SharingMember[]): Patch<'dialogPermissions'>[] => [
    patch('dialogPermissions', { survey_id: surveyId }, (before) => ({
      ...before,
      roles_current_survey_id: change(before.roles_current_survey_id),
    })),
  ];
  const tell = (call: Promise<unknown>, said: string): Promise<boolean> =>
    call.then(
      () => {
        showNotice(said);
        return true;
      },
      (error: unknown) => {
        showCallFault(error);
        return false;
      },
    );
  return {
    invite: (name: string, role: GivenRole) =>
      tell(
        send(
          'inviteUser',
          { ...target(name), new_role: role },
          { patches: shown((members) => withMember(members, { name, role, invite_accepted: 0 })) },
        ),
        texts.invited(name),
      ),
    setRole: (member: SharingMember, role: GivenRole) =>
      tell(
        send(
          'changePermissionUser',
          { ...target(member.name), new_role: role },
          { patches: shown((members) => withMember(members, { ...member, role })) },
        ),
        texts.changed(member.name, role),
      ),
    resend: async ({ name, role }: SharingMember) => {
      const given = givenRoles.find((candidate) => candidate === role);
      return (
        given !== undefined && tell(send('resendInvite', { ...target(name), new_role: given }), texts.resent(name))
      );
    },
    remove: ({ name }: SharingMember) =>
      tell(
        send('deleteSharingUser', target(name), { patches: shown((members) => withoutMember(members, name)) }),
        texts.removed(name),
      ),
  };
}
