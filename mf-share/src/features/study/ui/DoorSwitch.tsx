import { Box, FormControlLabel, Switch, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';

interface DoorSwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** What respondents meet as it is. */
  readonly state: string;
  /** What it does not prevent. */
  readonly limits: string;
  readonly onSet: (checked: boolean) => void;
}

/** A door that is on or off, with what it does and what it does not. */
export function DoorSwitch({ label, checked, disabled, state, limits, onSet }: DoorSwitchProps) {
  const hintId = useId();
  return (
    <>
      <FormControlLabel
        disabled={disabled}
        label={label}
        // Because the switch's own field is wider than the switch, and would reach beyond a narrow screen.
        sx={{ ml: 0.25 }}
        control={
          <Switch
            checked={checked}
            onChange={({ target }) => onSet(target.checked)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': hintId } }}
          />
        }
      />
      <Box id={hintId} sx={{ mt: 1 }}>
        <Typography role="status">{state}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {limits}
        </Typography>
      </Box>
    </>
  );
}
