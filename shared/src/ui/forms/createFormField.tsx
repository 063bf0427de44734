import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues, UseControllerProps } from 'react-hook-form';
import type { TextField } from '../deferredParts.tsx';

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

/**
 * Makes the field of forms: a line of text, several, or one of several choices; what is wrong with it stands below. From the
 * `TextField` of whoever has forms, because in a module's build a file of `shared` would bring a copy of MUI instead of the shell's.
 */
export function createFormField(Field: typeof TextField) {
  return function FormField<Form extends FieldValues>(props: FormFieldProps<Form>) {
    const { control, name, rules = {}, hint = '', ...look } = props;
    const { field, fieldState } = useController({ control, name, rules });
    // The reference belongs to the input alone, because that is what gets the focus.
    const { ref, ...input } = field;
    const problem = fieldState.error?.message ?? '';
    return (
      <Field
        fullWidth
        {...look}
        {...input}
        inputRef={ref}
        error={problem !== ''}
        helperText={problem === '' ? hint : problem}
      />
    );
  };
}
