import { patch, send } from '@dialogwerk/shared/clients';
import type { Patch } from '@dialogwerk/shared/clients';
import type { SharingMember } from '@dialogwerk/shared/contract';
import { givenRoles, givenTo, withMember, withoutMember } from './model/Team.ts';
import type { GivenRole, TeamPerson } from './model/Team.ts';
import { tellChange } from './tellChange.ts';
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
  const changed = (name: string, change: (before: SharingMember) => SharingMember | null) =>
    shown((members) => members.flatMap((member) => (member.name === name ? (change(member) ?? []) : member)));
  return {
    invite: (name: string, role: GivenRole) =>
      tellChange(
        send(
          'inviteUser',
          { ...target(name), new_role: role },
          {
            patches: shown((members) =>
              withMember(members, { name, role, own_role: role, workspace: null, invite_accepted: 0 }),
            ),
          },
        ),
        texts.invited(name),
      ),
    setRole: ({ name }: TeamPerson, role: GivenRole) =>
      tellChange(
        send(
          'changePermissionUser',
          { ...target(name), new_role: role },
          // With a workspace beside, the stronger one holds, which the server says.
          {
            patches: changed(name, (before) => ({
              ...before,
              own_role: role,
              role: before.workspace ? before.role : role,
            })),
          },
        ),
        texts.changed(name, role),
      ),
    resend: async (person: TeamPerson) => {
      const given = givenRoles.find((candidate) => candidate === givenTo(person));
      return (
        given !== undefined &&
        tellChange(send('resendInvite', { ...target(person.name), new_role: given }), texts.resent(person.name))
      );
    },
    remove: ({ name, workspace }: TeamPerson) =>
      tellChange(
        send('deleteSharingUser', target(name), {
          patches: workspace
            ? changed(name, (before) => ({ ...before, own_role: null, role: workspace.role }))
            : shown((members) => withoutMember(members, name)),
        }),
        workspace ? texts.leftByWorkspace(name, workspace.name) : texts.removed(name),
      ),
  };
}
