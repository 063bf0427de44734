import { Button } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { WORKSPACES_PATH } from '../../workspaces/model/workspacesPath.ts';
import { WorkspaceInvitations } from '../../workspaces/ui/WorkspaceInvitations.tsx';
import { texts } from '../texts.ts';
import { Section } from './Section.tsx';

/** The way to one's workspaces, and invitations to others. */
export function WorkspacesSection() {
  return (
    <Section title={texts.workspaces} help={texts.workspacesHelp}>
      <WorkspaceInvitations />
      <Button component={Link} to={WORKSPACES_PATH} variant="outlined">
        {texts.toWorkspaces}
      </Button>
    </Section>
  );
}
