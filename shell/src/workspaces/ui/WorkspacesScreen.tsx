import { mdiAccountGroupOutline, mdiAlertCircleOutline } from '@mdi/js';
import { useResource } from '@dialogwerk/shared/clients';
import { Box, FaultPanel, Skeleton, Stack, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { texts } from '../texts.ts';
import { DeletedWorkspaces } from './DeletedWorkspaces.tsx';
import { NewWorkspace } from './NewWorkspace.tsx';
import { WorkspaceCard } from './WorkspaceCard.tsx';
import { WorkspaceInvitations } from './WorkspaceInvitations.tsx';

/** An author's workspaces (docs/decisions/0168): people, roles, dialogs. The address says which one is open. */
export function WorkspacesScreen() {
  const { state, reload } = useResource('listWorkspaces', {});
  const [parameters, setParameters] = useSearchParams();
  const workspaces = state.kind === 'loaded' ? state.value.workspaces : [];
  const named = parameters.get('bereich');
  const open = named ?? (workspaces.length === 1 ? workspaces[0]?.workspace_id : null);
  const show = (id: string): void => setParameters({ bereich: id }, { replace: true });
  return (
    <Box sx={{ width: '100%', maxWidth: 1040, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: { xs: 3, sm: 4 }, maxWidth: 720 }}>
        {texts.lead}
      </Typography>
      <Stack sx={{ gap: 2.5 }}>
        <WorkspaceInvitations />
        {state.kind === 'loading' && (
          <Stack role="status" aria-label={texts.loading} sx={{ gap: 2.5 }}>
            <Skeleton variant="rounded" height={84} />
            <Skeleton variant="rounded" height={84} />
          </Stack>
        )}
        {state.kind === 'failed' && (
          <FaultPanel icon={mdiAlertCircleOutline} title={texts.faultTitle} onRetry={reload}>
            {texts.faultText(state.reason)}
          </FaultPanel>
        )}
        {state.kind === 'loaded' && workspaces.length === 0 && (
          <StatePanel icon={mdiAccountGroupOutline} title={texts.emptyTitle}>
            {texts.empty}
          </StatePanel>
        )}
        {workspaces.map((workspace) => (
          <WorkspaceCard
            key={workspace.workspace_id}
            workspace={workspace}
            isOpen={workspace.workspace_id === open}
            onToggle={() => show(workspace.workspace_id === open ? '' : workspace.workspace_id)}
          />
        ))}
        {state.kind === 'loaded' && (
          <>
            <NewWorkspace onMade={show} />
            <DeletedWorkspaces deleted={state.value.deleted} />
          </>
        )}
      </Stack>
    </Box>
  );
}
