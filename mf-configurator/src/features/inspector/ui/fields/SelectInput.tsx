import { TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  readonly name: FieldPathByValue<Form, string>;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** Stands for a value that is not among the options any more. */
  readonly gone: string;
  /** Nothing is chosen yet; `gone` then asks for it. */
  readonly unchosen?: boolean;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
}

/** How many choices are drawn at once; more of them once somebody is about to choose. */
const FEW = 50;

/** One of several, handed on at once. The browser's own list, because a dialog may have thousands of blocks to choose from. */
export function SelectInput<Form extends FieldValues>(props: SelectInputProps<Form>) {
  const { section, name, label, options, gone, unchosen = false, help, problem } = props;
  const { readOnly } = useInspector();
  const { field } = useController({ name, control: section.control });
  // The reference belongs to the input alone, because that is what gets the focus.
  const { ref, ...input } = field;
  const [isWanted, setWanted] = useState(false);
  const listed = isWanted || options.length <= FEW ? options : options.filter(({ value }) => value === field.value);
  const isGone = !options.some(({ value }) => value === field.value);
  return (
    <TextField
      {...input}
      inputRef={ref}
      onPointerDown={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onChange={(event) => {
        field.onChange(event);
        section.commit();
      }}
      select
      size="small"
      fullWidth
      disabled={readOnly}
      label={label}
      error={(isGone && !unchosen) || problem !== undefined}
      helperText={problem ?? help}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {isGone && <option value={String(field.value)}>{gone}</option>}
      {listed.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
