import { MenuItem, TextField } from '@dialogwerk/shared/ui';
import type { Comparable } from '../model/comparable.ts';
import { crossTexts as texts } from '../texts.ts';

interface VariableFieldProps {
  readonly label: string;
  readonly variables: readonly Comparable[];
  /** The name of the chosen one; '' for none. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** The choice of one column of data. */
export function VariableField({ label, variables, chosen, onChoose }: VariableFieldProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 0', minWidth: 0, width: 1 }}
    >
      <MenuItem value="">{texts.choose}</MenuItem>
      {variables.map(({ name, label: words }) => (
        <MenuItem key={name} value={name} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
