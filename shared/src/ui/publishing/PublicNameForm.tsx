import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { PUBLIC_NAME, suggestedPublicName } from '../../contract/index.ts';
import type { PublicNames } from '../../contract/index.ts';
import { InputAdornment, TextField } from '../material.ts';
import { publicNameTexts as texts } from './publicNameTexts.ts';

export interface PublicNameFormProps {
  readonly names: PublicNames;
  /** What stands before the name, such as 'example.org/dialog/'. */
  readonly before: string;
  /** What the dialog or the multi-chat is called, for a suggestion. */
  readonly title: string;
  readonly mayGive: boolean;
  /** Gives the name, or none with null; tells what is wrong, or null when it is given. */
  readonly onGive: (name: string | null) => Promise<string | null>;
}

/** The name of a public address: given, changed, taken away. What is wrong with it stands at the field. */
export function PublicNameForm({ names, before, title, mayGive, onGive }: PublicNameFormProps) {
  const { name, former } = names;
  const [typed, setTyped] = useState(name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const wanted = typed.trim().toLowerCase();
  const suggestion = suggestedPublicName(title);

  const give = async (next: string | null): Promise<void> => {
    setSending(true);
    const refused = await onGive(next);
    setSending(false);
    setProblem(refused);
    if (refused === null) setTyped(next ?? '');
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const { least, most, pattern, sentence } = PUBLIC_NAME;
    const isRight = wanted.length >= least && wanted.length <= most && pattern.test(wanted);
    if (!isRight) setProblem(sentence);
    else if (wanted !== name) void give(wanted);
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="textSecondary">{texts.text}</Typography>
      {mayGive ? (
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <TextField
            fullWidth
            size="small"
            label={texts.label}
            value={typed}
            error={problem !== null}
            helperText={problem}
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment
                    position="start"
                    sx={{ maxWidth: '55%', '& p': { overflow: 'hidden', textOverflow: 'ellipsis' } }}
                  >
                    {before}
                  </InputAdornment>
                ),
              },
              htmlInput: { maxLength: PUBLIC_NAME.most, autoCapitalize: 'none', spellCheck: false },
            }}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="outlined" disabled={isSending}>
              {name === null ? texts.give : texts.change}
            </Button>
            {name !== null && (
              <Button color="inherit" disabled={isSending} onClick={() => void give(null)}>
                {texts.take}
              </Button>
            )}
            {typed === '' && suggestion !== '' && (
              <Button
                color="inherit"
                onClick={() => setTyped(suggestion)}
                sx={{ minWidth: 0, textAlign: 'start', overflowWrap: 'anywhere' }}
              >
                {texts.suggestion(suggestion)}
              </Button>
            )}
          </Stack>
        </Stack>
      ) : (
        <Typography>{name === null ? texts.role : `${before}${name}`}</Typography>
      )}
      {former.length > 0 && (
        <Typography color="textSecondary" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.former(former)}
        </Typography>
      )}
    </Stack>
  );
}
