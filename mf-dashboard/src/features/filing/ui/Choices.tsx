import { Box, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** Stands below the label. */
  readonly more?: ReactNode;
}

interface ChoicesProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
}

/** One of several lines: the browser's own radio buttons, because arrow keys go through them everywhere. */
export function Choices({ legend, choices, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {legend}
      </Typography>
      {choices.map(({ value, label, more }) => (
        <Box
          key={value}
          component="label"
          sx={{
            display: 'flex',
            gap: 1.25,
            p: 1,
            borderRadius: 1,
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
            '& input': { mt: 0.5, accentColor: 'var(--mui-palette-primary-dark)' },
          }}
        >
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {label}
            {more}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
