import { TextField } from '@dialogwerk/shared/ui';
import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useInspector } from '../InspectorContext.ts';
import type { SectionForm } from '../useSectionForm.ts';

interface TextInputProps<Form extends FieldValues> {
  readonly section: SectionForm<Form>;
  readonly name: FieldPathByValue<Form, string>;
  readonly label: string;
  /** Says more than the label where several fields have the same one. */
  readonly accessibleName?: string;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  /** Where what is wrong is said elsewhere: that sentence's id. */
  readonly problemId?: string | undefined;
  readonly lines?: number;
  /** One paragraph that is shown whole, however narrow the row is: it grows with its text and takes no line breaks. */
  readonly grows?: boolean;
  readonly keyboard?: 'decimal' | 'numeric';
  /** Names and expressions are no words of a language. */
  readonly code?: boolean;
  readonly disabled?: boolean;
  /** Enter was pressed in a field that takes no line breaks. */
  readonly onEnter?: () => void;
  /** A text is about to be pasted; what is taken here does not come into the field. */
  readonly onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
}

/** A line or several of text. */
export function TextInput<Form extends FieldValues>(props: TextInputProps<Form>) {
  const {
    section,
    name,
    label,
    accessibleName,
    help,
    problem,
    problemId,
    lines = 1,
    grows = false,
    keyboard,
    code = false,
    disabled = false,
    onEnter,
    onPaste,
  } = props;
  const { readOnly } = useInspector();
  const { field } = useController({ name, control: section.control });
  // The reference belongs to the input alone, because that is what gets the focus.
  const { ref, ...input } = field;
  const onParagraph = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    field.onChange(inOneLine(target.value));
  function onKeyDown(event: KeyboardEvent): void {
    // Enter also ends a word of an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  }

  return (
    <TextField
      {...input}
      // A row that was just added to a list has no value for one drawing.
      value={field.value ?? ''}
      inputRef={ref}
      size="small"
      fullWidth
      disabled={disabled}
      label={label}
      error={problem !== undefined || problemId !== undefined}
      helperText={problem ?? help}
      {...(lines > 1 ? { multiline: true, minRows: lines, maxRows: 12 } : {})}
      {...(grows ? { multiline: true, maxRows: 6, onKeyDown, onChange: onParagraph } : {})}
      {...(onPaste ? { onPaste } : {})}
      slotProps={{
        htmlInput: {
          readOnly,
          ...(accessibleName === undefined ? {} : { 'aria-label': accessibleName }),
          ...(problemId === undefined ? {} : { 'aria-describedby': problemId }),
          ...(keyboard === undefined ? {} : { inputMode: keyboard }),
          ...(code ? { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } : {}),
        },
      }}
    />
  );
}

/** What is pasted over several lines, in one, with a blank between two of them; what is in one line stays as it is typed. */
function inOneLine(text: string): string {
  if (!text.includes('\n')) return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
