import { TextField } from '@dialogwerk/shared/ui';
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Look = Pick<ComponentProps<typeof TextField>, 'autoComplete' | 'label' | 'size' | 'sx' | 'type'>;

interface FormFieldProps extends Look {
  readonly field: UseFormRegisterReturn;
  /** Stands below the field. */
  readonly error: string | undefined;
  /** Stands there while there is no error. */
  readonly hint?: string;
}

/** A line of text in a form. */
export function FormField({ field: { ref, ...field }, error, hint, ...look }: FormFieldProps) {
  return (
    <TextField fullWidth {...look} {...field} inputRef={ref} error={error !== undefined} helperText={error ?? hint} />
  );
}
