import { MenuItem, TextField } from '@dialogwerk/shared/ui';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly help?: string;
  readonly onChoose: (value: Value) => void;
}

/** One of a few. */
export function Choice<Value extends string>({ label, value, options, help, onChoose }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      helperText={help}
      onChange={({ target }) => {
        const chosen = options.find(([one]) => one === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      {options.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
