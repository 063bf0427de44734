import { Box, InputAdornment, TextField } from '@dialogwerk/shared/ui';
import { texts } from '../../texts.ts';

interface BoundFieldProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A bound to drag or to write, in percent. */
export function BoundField({ label, value, onChange }: BoundFieldProps) {
  const percent = Math.round(value * 100);
  const take = (written: string): void => {
    const number = Number(written);
    if (Number.isFinite(number)) onChange(Math.min(100, Math.max(0, Math.round(number))) / 100);
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box
        component="input"
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={label}
        aria-valuetext={`${percent} ${texts.bounds.percent}`}
        onChange={({ target }) => take(target.value)}
        sx={{ flex: 1, minWidth: 0, height: 32, accentColor: 'var(--mui-palette-primary-main)' }}
      />
      <TextField
        size="small"
        type="number"
        label={label}
        value={percent}
        onChange={({ target }) => take(target.value)}
        slotProps={{
          htmlInput: { min: 0, max: 100 },
          input: { endAdornment: <InputAdornment position="end">{texts.bounds.percent}</InputAdornment> },
        }}
        sx={{ width: 150, flexShrink: 0 }}
      />
    </Box>
  );
}
