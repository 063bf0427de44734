import { FILING_LIMITS } from '@dialogwerk/shared/contract';
import type { ListedWorkspace } from '@dialogwerk/shared/contract';
import { Box, Button, Stack, TextField, Typography, useTyped } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import { RemoveQuestion } from '../../team/ui/RemoveQuestion.tsx';
import { texts } from '../texts.ts';
import { deleteWorkspace, leaveWorkspace, renameWorkspace } from '../workspaceActions.ts';

interface WorkspaceSettingsProps {
  readonly workspace: ListedWorkspace;
  readonly mayManage: boolean;
}

/** Its name, the way out of it, and for its Besitzer its end: said before what that means, undone after. */
export function WorkspaceSettings({ workspace, mayManage }: WorkspaceSettingsProps) {
  const { workspace_id, name: before, role, members, surveys } = workspace;
  const [name, setName] = useTyped(`workspace ${workspace_id} name`, before);
  const [isAsking, setAsking] = useState(false);
  const leaveButton = useRef<HTMLButtonElement>(null);
  const keep = (): void => {
    setAsking(false);
    leaveButton.current?.focus();
  };
  const wanted = name.trim();
  return (
    <Box component="section" aria-label={texts.settingsTitle}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {texts.settingsTitle}
      </Typography>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {mayManage && (
          <Stack
            component="form"
            noValidate
            direction="row"
            onSubmit={(event) => {
              event.preventDefault();
              if (wanted !== '' && wanted !== before) void renameWorkspace(workspace, wanted);
            }}
            sx={{ gap: 1, alignSelf: 'stretch', alignItems: 'flex-start' }}
          >
            <TextField
              size="small"
              label={texts.name}
              value={name}
              onChange={({ target }) => setName(target.value)}
              error={wanted === ''}
              helperText={wanted === '' ? texts.nameMissing : undefined}
              slotProps={{ htmlInput: { maxLength: FILING_LIMITS.name, autoComplete: 'off' } }}
              sx={{ flex: 1 }}
            />
            <Button type="submit" disabled={wanted === '' || wanted === before} sx={{ mt: 0.25 }}>
              {texts.rename}
            </Button>
          </Stack>
        )}
        <Button ref={leaveButton} variant="outlined" aria-expanded={isAsking} onClick={() => setAsking(true)}>
          {texts.leave}
        </Button>
        {isAsking && (
          <RemoveQuestion
            label={texts.leave}
            question={texts.askLeave}
            confirm={texts.doLeave}
            onKeep={keep}
            onRemove={() => {
              setAsking(false);
              void leaveWorkspace(workspace);
            }}
          />
        )}
        {role === 'Besitzer' && (
          <Box>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {texts.removeMeans(members, surveys)}
            </Typography>
            <Button color="error" variant="outlined" onClick={() => void deleteWorkspace(workspace)}>
              {texts.remove}
            </Button>
          </Box>
        )}
      </Stack>
    </Box>
  );
}
