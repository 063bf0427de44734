import { useResource } from '@dialogwerk/shared/clients';
import type { ListedWorkspace } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { InviteForm } from '../../team/ui/InviteForm.tsx';
import { People } from '../../team/ui/People.tsx';
import { texts } from '../texts.ts';
import { workspaceChanges } from '../workspaceChanges.ts';
import { WorkspaceDialogs } from './WorkspaceDialogs.tsx';
import { WorkspaceSettings } from './WorkspaceSettings.tsx';

/** The people and dialogs of a workspace, and what may be done with it. */
export function WorkspaceDetails({ workspace }: { readonly workspace: ListedWorkspace }) {
  const { workspace_id, role } = workspace;
  const { state, reload } = useResource('workspaceTeam', { workspace_id });
  const mayManage = role === 'Besitzer' || role === 'Voller Zugriff';
  const changes = workspaceChanges(workspace_id);
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={160} aria-label={texts.teamLoading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.teamFault(state.reason)}</FaultAlert>;
  const { members, surveys } = state.value;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' } }}>
      <Box component="section" aria-label={texts.membersTitle} sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {texts.membersTitle}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {mayManage ? texts.everywhere : texts.readOnly}
        </Typography>
        <People team={{ members, mayManage }} changes={changes} />
        {mayManage && <InviteForm onInvite={changes.invite} />}
      </Box>
      <Stack sx={{ gap: 4, minWidth: 0 }}>
        <WorkspaceDialogs workspace_id={workspace_id} surveys={surveys} mayManage={mayManage} />
        <WorkspaceSettings workspace={workspace} mayManage={mayManage} />
      </Stack>
    </Box>
  );
}
