import { TextField } from '@dialogwerk/shared/ui';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';

interface DateInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  readonly name: FieldPathByValue<Form, string>;
  /** A time of day is 'HH:MM'. */
  readonly type?: 'date' | 'time';
  readonly label: string;
  readonly help?: string;
  readonly problem?: string | undefined;
}

/** A day as 'YYYY-MM-DD' or a time, '' for none, by the browser's own field. */
export function DateInput<Form extends FieldValues>(props: DateInputProps<Form>) {
  const { section, name, type = 'date', label, help, problem } = props;
  const { readOnly } = useInspector();
  const { field } = useController({ name, control: section.control });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      type={type}
      size="small"
      fullWidth
      label={label}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly } }}
    />
  );
}
