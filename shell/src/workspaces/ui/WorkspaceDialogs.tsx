import { useStore } from '@nanostores/react';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { Box, Button, List, ListItem, ListItemText, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { texts } from '../texts.ts';
import { takeOut } from '../workspaceActions.ts';

interface WorkspaceDialogsProps {
  readonly workspace_id: string;
  readonly surveys: CallResponse<'workspaceTeam'>['surveys'];
  readonly mayManage: boolean;
}

/** The dialogs that stand in a workspace, by name; who manages it, and whose one is, takes it out. */
export function WorkspaceDialogs({ workspace_id, surveys, mayManage }: WorkspaceDialogsProps) {
  const ownName = useStore($session)?.username ?? null;
  return (
    <Box component="section" aria-label={texts.dialogsTitle}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {texts.dialogsTitle}
      </Typography>
      {surveys.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {texts.noDialogs}
        </Typography>
      ) : (
        <List
          dense
          disablePadding
          aria-label={texts.dialogsTitle}
          tabIndex={0}
          sx={{ maxHeight: 360, overflowY: 'auto' }}
        >
          {surveys.map((survey) => (
            <ListItem key={survey.survey_id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
              <ListItemText
                primary={survey.survey_name}
                secondary={texts.ownedBy(survey.owner)}
                sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}
              />
              {(mayManage || survey.owner === ownName) && (
                <Button
                  size="small"
                  aria-label={texts.takeOutOf(survey.survey_name)}
                  onClick={() => void takeOut(survey, workspace_id)}
                >
                  {texts.takeOut}
                </Button>
              )}
            </ListItem>
          ))}
        </List>
      )}
      {surveys.length > 0 && (
        <Button
          component={Link}
          to={`/dashboard?arbeitsbereich=${workspace_id}`}
          size="small"
          sx={{ mt: 0.5, ml: -0.5 }}
        >
          {texts.showDialogs}
        </Button>
      )}
    </Box>
  );
}
