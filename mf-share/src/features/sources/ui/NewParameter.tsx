import { LINK_PARAMETER_LIMITS } from '@dialogwerk/shared/contract';
import { Button, Chip, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { nameProblem } from '../model/nameProblem.ts';
import { sourceTexts as texts } from '../texts.ts';

/** Names that links of mailings and advertisements have anyway. */
const usual = ['quelle', 'utm_source', 'utm_medium', 'utm_campaign'] as const;

interface NewParameterProps {
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
}

/** The way to keep a further parameter: one of the usual names, or another. */
export function NewParameter({ names, onAdd }: NewParameterProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const suggested = usual.filter((name) => !names.includes(name));
  if (names.length >= LINK_PARAMETER_LIMITS.names) return <Typography color="textSecondary">{texts.most}</Typography>;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {suggested.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {suggested.map((name) => (
            <Chip
              key={name}
              variant="outlined"
              label={`+ ${name}`}
              aria-label={texts.suggestion(name)}
              onClick={() => onAdd(name)}
            />
          ))}
        </Stack>
      )}
      <Stack
        component="form"
        noValidate
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { xs: 'stretch', sm: 'flex-start' } }}
        onSubmit={(event) => {
          event.preventDefault();
          const name = typed.trim();
          const wrong = nameProblem(name, names);
          setProblem(wrong);
          if (wrong !== null) return;
          setTyped('');
          onAdd(name);
        }}
      >
        <TextField
          fullWidth
          size="small"
          label={texts.newName}
          value={typed}
          error={problem !== null}
          helperText={problem}
          slotProps={{
            htmlInput: { maxLength: LINK_PARAMETER_LIMITS.name, autoCapitalize: 'none', spellCheck: false },
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" variant="outlined" sx={{ flexShrink: 0, minHeight: 40 }}>
          {texts.add}
        </Button>
      </Stack>
    </Stack>
  );
}
