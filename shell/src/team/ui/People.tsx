import { useStore } from '@nanostores/react';
import { $session } from '@dialogwerk/shared/state';
import { List } from '@dialogwerk/shared/ui';
import { canChange } from '../model/Team.ts';
import type { GivenRole, Team, TeamPerson } from '../model/Team.ts';
import { texts } from '../texts.ts';
import { TeamMember } from './TeamMember.tsx';

/** What can be done with the people of a team; each tells whether it succeeded. */
export interface PeopleChanges {
  readonly setRole: (person: TeamPerson, role: GivenRole) => Promise<boolean>;
  readonly resend: (person: TeamPerson) => Promise<boolean>;
  readonly remove: (person: TeamPerson) => Promise<boolean>;
}

interface PeopleProps {
  readonly team: Pick<Team, 'members' | 'mayManage'>;
  readonly changes: PeopleChanges;
  /** Beyond it the list is scrolled through by itself; without one it is as long as it is. */
  readonly maxHeight?: string;
}

/** The people of a team, of a dialog or of a workspace. */
export function People({ team, changes, maxHeight }: PeopleProps) {
  const ownName = useStore($session)?.username ?? null;
  return (
    <List
      disablePadding
      aria-label={texts.members}
      {...(maxHeight === undefined ? {} : { tabIndex: 0, sx: { maxHeight, overflowY: 'auto', pr: 0.5 } })}
    >
      {team.members.map((member) => (
        <TeamMember
          key={member.name}
          member={member}
          isOwn={member.name === ownName}
          canChange={canChange(team, member, ownName)}
          onRole={(role) => void changes.setRole(member, role)}
          onResend={() => void changes.resend(member)}
          onRemove={() => void changes.remove(member)}
        />
      ))}
    </List>
  );
}
