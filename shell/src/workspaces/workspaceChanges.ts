import { patch, send } from '@dialogwerk/shared/clients';
import { withMember, withoutMember } from '../team/model/Team.ts';
import type { GivenRole, TeamPerson } from '../team/model/Team.ts';
import { tellChange } from '../team/tellChange.ts';
import { texts } from './texts.ts';

/** What can be done with the people of a workspace: as in a dialog's team, shown at once, taken back when it fails. */
export function workspaceChanges(workspace_id: string) {
  const shown = (change: (before: readonly TeamPerson[]) => TeamPerson[]) => ({
    patches: [
      patch('workspaceTeam', { workspace_id }, (before) => ({
        ...before,
        members: change(before.members).map(({ name, role, invite_accepted }) => ({ name, role, invite_accepted })),
      })),
    ],
  });
  return {
    invite: (name: string, role: GivenRole) =>
      tellChange(
        send(
          'inviteToWorkspace',
          { workspace_id, name, new_role: role },
          shown((members) => withMember(members, { name, role, invite_accepted: 0 })),
        ),
        texts.invited(name),
      ),
    setRole: (person: TeamPerson, role: GivenRole) =>
      tellChange(
        send(
          'changeWorkspaceRole',
          { workspace_id, name: person.name, new_role: role },
          shown((members) => withMember(members, { ...person, role })),
        ),
        texts.changed(person.name, role),
      ),
    resend: ({ name }: TeamPerson) =>
      tellChange(send('resendWorkspaceInvite', { workspace_id, name }), texts.resent(name)),
    remove: ({ name }: TeamPerson) =>
      tellChange(
        send(
          'removeFromWorkspace',
          { workspace_id, name },
          shown((members) => withoutMember(members, name)),
        ),
        texts.outOf(name),
      ),
  };
}
