import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Button, List, ListItem, ListItemText, Typography, useDates } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { restoreWorkspace } from '../workspaceActions.ts';

/** Workspaces of one's own that were deleted and can come back; nothing while there are none. */
export function DeletedWorkspaces({ deleted }: { readonly deleted: CallResponse<'listWorkspaces'>['deleted'] }) {
  const { moment } = useDates();
  if (deleted.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.deletedTitle}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
        {texts.deletedTitle}
      </Typography>
      <List disablePadding aria-label={texts.deletedTitle}>
        {deleted.map((workspace) => (
          <ListItem key={workspace.workspace_id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              primary={workspace.name}
              secondary={texts.deletedAt(moment(workspace.deleted_at))}
              sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
            />
            <Button aria-label={texts.restoreOf(workspace.name)} onClick={() => void restoreWorkspace(workspace)}>
              {texts.restore}
            </Button>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
