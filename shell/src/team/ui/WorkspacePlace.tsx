import { reasonOf, send, useResource } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, MenuItem, TextField, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { WORKSPACES_PATH } from '../../workspaces/model/workspacesPath.ts';
import type { Team } from '../model/Team.ts';
import { texts } from '../texts.ts';

interface WorkspacePlaceProps {
  readonly surveyId: string;
  readonly workspace: Team['workspace'];
  readonly mayManage: boolean;
}

const NONE = 'none';

/** The workspace that the dialog stands in, and for who manages its team the way into another one. */
export function WorkspacePlace({ surveyId, workspace, mayManage }: WorkspacePlaceProps) {
  const { state } = useResource('listWorkspaces', mayManage ? {} : null);
  const known = state.kind === 'loaded' ? state.value.workspaces : [];
  const isOwn = known.some(({ workspace_id }) => workspace_id === workspace?.workspace_id);
  const choices = workspace && !isOwn ? [...known, workspace] : known;
  const here = workspace?.workspace_id ?? NONE;

  async function move(to: string, from: string): Promise<void> {
    const name = choices.find(({ workspace_id }) => workspace_id === to)?.name ?? null;
    const places = [{ survey_id: surveyId, workspace_id: to === NONE ? null : to }];
    try {
      await send('moveSurveys', { places });
      showNotice(texts.moved(name), { label: texts.undo, run: () => void move(from, to) });
    } catch (error) {
      showNotice(texts.notMoved(reasonOf(error)));
    }
  }

  if (!mayManage) {
    return (
      workspace && (
        <Typography variant="body2" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {texts.standsIn(workspace.name)}
        </Typography>
      )
    );
  }
  return (
    <Box component="section" aria-label={texts.workspace} sx={{ mt: 3 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {texts.workspace}
      </Typography>
      {choices.length > 0 && (
        <TextField
          select
          fullWidth
          size="small"
          label={texts.standsHere}
          value={here}
          onChange={({ target }) => void move(target.value, here)}
        >
          <MenuItem value={NONE}>{texts.noWorkspace}</MenuItem>
          {choices.map(({ workspace_id, name }) => (
            <MenuItem key={workspace_id} value={workspace_id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {texts.workspaceHelp}
      </Typography>
      <Button component={Link} to={WORKSPACES_PATH} size="small" sx={{ mt: 0.5, ml: -0.5 }}>
        {choices.length > 0 ? texts.toWorkspaces : texts.makeWorkspace}
      </Button>
    </Box>
  );
}
