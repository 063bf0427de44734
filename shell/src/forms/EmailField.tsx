import { TextField } from '@dialogwerk/shared/ui';
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface EmailFieldProps extends Pick<ComponentProps<typeof TextField>, 'size' | 'sx'> {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly label: string;
  /** Whether the browser may offer what the person signs in with. */
  readonly autoComplete: 'username' | 'off';
}

/** An e-mail address, with the fitting keyboard; no field of type 'email', because Chromium gives 'max@müller.de' as 'max@xn--mller-kva.de'. */
export function EmailField({ field: { ref, ...field }, error, ...look }: EmailFieldProps) {
  return (
    <TextField
      fullWidth
      {...look}
      {...field}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
