import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { Icon, IconButton, InputAdornment, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { texts } from '../texts.ts';

interface PasswordFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly label?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly describedBy?: string;
}

/** A password that can be made readable. */
export function PasswordField({
  field: { ref, ...field },
  error,
  label = texts.password,
  autoComplete = 'current-password',
  describedBy,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={error}
      fullWidth
      slotProps={{
        htmlInput: describedBy === undefined ? {} : { 'aria-describedby': describedBy },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={shown ? texts.hidePassword : texts.showPassword}
                onClick={() => setShown(!shown)}
              >
                <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
