import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { GroupCheck } from '../../personal/GroupCheck.tsx';
import { personalTexts } from '../../personal/texts.ts';
import { defaultEnd, endOfDay } from './linkEnd.ts';
import { figureLinkTexts as texts } from './texts.ts';
import type { NewLink } from './useFigureLinks.ts';

interface NewLinkFormProps {
  readonly survey_id: string;
  readonly filter: string;
  /** The report that the link shows; null for all figures. */
  readonly report_id: string | null;
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
export function NewLinkForm({ survey_id, filter, report_id, leastGroup, now, onMake }: NewLinkFormProps) {
  const [name, setName] = useState('');
  const [day, setDay] = useState(() => defaultEnd(now));
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<{ readonly below: number; readonly least: number } | null>(null);
  const [isAccepted, setAccepted] = useState(false);
  const ends_at = endOfDay(day, now);
  const isTelling = checked !== null && checked.below > 0 && !isAccepted;
  const isShort = password !== '' && password.length < SHORTEST_PASSWORD;

  const make = async (end: number): Promise<void> => {
    setBusy(true);
    const wanted = {
      name: name.trim(),
      filter: report_id === null ? filter : '',
      report_id,
      ends_at: end,
      password: password === '' ? null : password,
    };
    const least = checked === null ? {} : { least_group: checked.least };
    const failed = await onMake({ link_id: crypto.randomUUID(), ...wanted, ...least });
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
        if (ends_at !== null && !isShort && !isTelling && name.trim() !== '') void make(ends_at);
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
        {filter !== '' && `${report_id === null ? texts.filtered : texts.reportFiltered} `}
        {leastGroup !== null && texts.few(leastGroup)}
      </Typography>
      <GroupCheck
        survey_id={survey_id}
        filter={filter}
        isForLink
        onChecked={(result) => {
          setChecked(result);
          setAccepted(false);
        }}
      />
      {checked !== null && checked.below > 0 && (
        <FormControlLabel
          control={<Checkbox checked={isAccepted} onChange={({ target }) => setAccepted(target.checked)} />}
          label={personalTexts.groups.anyway}
        />
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Button
        type="submit"
        variant="contained"
        loading={isBusy}
        disabled={name.trim() === '' || ends_at === null || isShort || isTelling}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.make}
      </Button>
    </Stack>
  );
}
