import { Button, Paper, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { figureLinkTexts } from './texts.ts';

interface PasswordPanelProps {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onOpen: (password: string) => void;
}

const texts = figureLinkTexts.page;

/** Asks for the password of a link. */
export function PasswordPanel({ problem, isBusy, onOpen }: PasswordPanelProps) {
  const [password, setPassword] = useState('');
  return (
    <Paper variant="outlined" sx={{ maxWidth: 480, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>
      <Stack
        component="form"
        noValidate
        sx={{ gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '' && !isBusy) onOpen(password);
        }}
      >
        <Typography variant="h1" lang="de" sx={{ hyphens: 'auto' }}>
          {texts.guarded}
        </Typography>
        <Typography color="textSecondary">{texts.guardedText}</Typography>
        <TextField
          type="password"
          fullWidth
          autoComplete="current-password"
          label={texts.password}
          value={password}
          error={problem !== null}
          helperText={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" variant="contained" loading={isBusy} disabled={password === ''}>
          {texts.show}
        </Button>
      </Stack>
    </Paper>
  );
}
