import { Box, Stack } from '@dialogwerk/shared/ui';
import { useId } from 'react';

interface RangeFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number on a range, by the browser's own slider. */
export function RangeField({ label, unit, least, most, value, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', fontSize: '0.875rem' }}>
        <label htmlFor={id}>{label}</label>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          {value}
          {unit}
        </Box>
      </Stack>
      <Box
        component="input"
        type="range"
        id={id}
        min={least}
        max={most}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        sx={{ width: '100%', m: 0, minHeight: 24, accentColor: 'var(--mui-palette-primary-dark)' }}
      />
    </Stack>
  );
}
