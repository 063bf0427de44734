import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Button, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { defaultEnd, endOfDay } from './linkEnd.ts';
import { figureLinkTexts as texts } from './texts.ts';
import type { NewLink } from './useFigureLinks.ts';

interface NewLinkFormProps {
  readonly filter: string;
  /** Groups of fewer people are not shown; null as long as that is not known. */
  readonly leastGroup: number | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Gives why the link could not be made; null when it was. */
  readonly onMake: (link: NewLink) => Promise<string | null>;
}

const LONGEST_NAME = 200;
const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

/** What a new link is called, how long it works, and what guards it. */
export function NewLinkForm({ filter, leastGroup, now, onMake }: NewLinkFormProps) {
  const [name, setName] = useState('');
  const [day, setDay] = useState(() => defaultEnd(now));
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ends_at = endOfDay(day, now);
  const isShort = password !== '' && password.length < SHORTEST_PASSWORD;

  const make = async (end: number): Promise<void> => {
    setBusy(true);
    const wanted = { name: name.trim(), filter, ends_at: end, password: password === '' ? null : password };
    const failed = await onMake({ link_id: crypto.randomUUID(), ...wanted });
    setBusy(false);
    setProblem(failed);
    if (failed !== null) return;
    setName('');
    setPassword('');
    showNotice(texts.made(wanted.name));
  };

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (ends_at !== null && !isShort && name.trim() !== '') void make(ends_at);
      }}
    >
      <TextField
        fullWidth
        size="small"
        label={texts.name}
        value={name}
        helperText={texts.nameHelp}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        type="date"
        fullWidth
        size="small"
        label={texts.ends}
        value={day}
        error={ends_at === null}
        helperText={ends_at === null ? texts.badEnd : undefined}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        type="password"
        fullWidth
        size="small"
        autoComplete="new-password"
        label={texts.password}
        value={password}
        error={isShort}
        helperText={isShort ? texts.shortPassword : texts.passwordHelp}
        slotProps={{ htmlInput: { maxLength: LONGEST_PASSWORD } }}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Typography variant="body2" color="textSecondary">
        {filter !== '' && `${texts.filtered} `}
        {leastGroup !== null && texts.few(leastGroup)}
      </Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Button
        type="submit"
        variant="contained"
        loading={isBusy}
        disabled={name.trim() === '' || ends_at === null || isShort}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.make}
      </Button>
    </Stack>
  );
}
