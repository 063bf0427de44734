import { mdiPlus } from '@mdi/js';
import { FILING_LIMITS } from '@dialogwerk/shared/contract';
import { Button, Icon, Paper, Stack, TextField, Typography, useTyped } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { makeWorkspace } from '../workspaceActions.ts';

/** Makes a workspace of a name; what was typed outlives a reload. */
export function NewWorkspace({ onMade }: { readonly onMade: (workspace_id: string) => void }) {
  const [name, setName] = useTyped('new-workspace');
  const [isMissing, setMissing] = useState(false);
  async function make(): Promise<void> {
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '') return;
    const made = await makeWorkspace(wanted);
    if (made === null) return;
    setName('');
    onMade(made);
  }
  return (
    <Paper component="section" variant="outlined" aria-label={texts.newTitle} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem', mb: 1.5 }}>
        {texts.newTitle}
      </Typography>
      <Stack
        component="form"
        noValidate
        direction={{ xs: 'column', sm: 'row' }}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
        sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          size="small"
          label={texts.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isMissing && name.trim() === ''}
          helperText={isMissing && name.trim() === '' ? texts.nameMissing : undefined}
          slotProps={{ htmlInput: { maxLength: FILING_LIMITS.name, autoComplete: 'off' } }}
          sx={{ flex: 1, maxWidth: { sm: 420 } }}
        />
        <Button type="submit" variant="contained" startIcon={<Icon path={mdiPlus} />}>
          {texts.create}
        </Button>
      </Stack>
    </Paper>
  );
}
