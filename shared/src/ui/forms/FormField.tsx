// By its name, because this comes with whoever has a form, and the door of the fields from the shell.
import { TextField } from '@dialogwerk/shared/ui';
import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues, UseControllerProps } from 'react-hook-form';

type Look = Pick<
  ComponentProps<typeof TextField>,
  | 'autoComplete'
  | 'children'
  | 'disabled'
  | 'fullWidth'
  | 'label'
  | 'margin'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'required'
  | 'select'
  | 'size'
  | 'slotProps'
  | 'sx'
  | 'type'
>;

interface FormFieldProps<Form extends FieldValues> extends Look {
  readonly control: Control<Form>;
  readonly name: FieldPathByValue<Form, string>;
  /** What is wrong without words keeps the form from being sent, and is not shown. */
  readonly rules?: NonNullable<UseControllerProps<Form, FieldPathByValue<Form, string>>['rules']>;
  /** Stands below the field as long as nothing is wrong with it. */
  readonly hint?: string;
}

/** A field of a form: a line of text, several, or one of several choices. What is wrong with it stands below. */
export function FormField<Form extends FieldValues>(props: FormFieldProps<Form>) {
  const { control, name, rules = {}, hint = '', ...look } = props;
  const { field, fieldState } = useController({ control, name, rules });
  // The reference belongs to the input alone, because that is what gets the focus.
  const { ref, ...input } = field;
  const problem = fieldState.error?.message ?? '';
  return (
    <TextField
      fullWidth
      {...look}
      {...input}
      inputRef={ref}
      error={problem !== ''}
      helperText={problem === '' ? hint : problem}
    />
  );
}
