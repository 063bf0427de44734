import { LINK_PARAMETER_LIMITS } from '@dialogwerk/shared/contract';
import { Chip, Stack, Typography } from '@dialogwerk/shared/ui';
import { NewEntry } from '../../../NewEntry.tsx';
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
  const suggested = usual.filter((name) => !names.includes(name));
  if (names.length >= LINK_PARAMETER_LIMITS.names) return <Typography color="textSecondary">{texts.most}</Typography>;
  const addName = (typed: string): string | null => {
    const wrong = nameProblem(typed, names);
    if (wrong === null) onAdd(typed);
    return wrong;
  };
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
      <NewEntry label={texts.newName} maxLength={LINK_PARAMETER_LIMITS.name} add={texts.add} onAdd={addName} />
    </Stack>
  );
}
