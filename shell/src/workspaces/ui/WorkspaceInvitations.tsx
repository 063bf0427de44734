import { useResource } from '@dialogwerk/shared/clients';
import { Button, List, ListItem, ListItemText, Paper, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { answerInvitation } from '../workspaceActions.ts';

/** Invitations to workspaces that wait for an answer; nothing while there are none. */
export function WorkspaceInvitations() {
  const { moment } = useDates();
  const { state } = useResource('workspaceInvitations', {});
  if (state.kind !== 'loaded' || state.value.invitations.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-label={texts.invitations} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem', mb: 1 }}>
        {texts.invitations}
      </Typography>
      <List disablePadding aria-label={texts.invitations}>
        {state.value.invitations.map((invitation) => (
          <ListItem key={invitation.workspace_id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              primary={texts.invitation(invitation.name, invitation.role)}
              secondary={texts.invitedBy(invitation.invited_by ?? texts.somebody, moment(invitation.created_at))}
              sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
            />
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button onClick={() => void answerInvitation(invitation, false)}>{texts.decline}</Button>
              <Button variant="contained" onClick={() => void answerInvitation(invitation, true)}>
                {texts.accept}
              </Button>
            </Stack>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
