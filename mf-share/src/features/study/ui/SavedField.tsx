import { keepTyped, readTyped, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { Read } from '../model/readField.ts';
import { studyTexts as texts } from '../texts.ts';

interface SavedFieldProps<Value> {
  /** Where what is typed and not saved yet is kept: it outlives a reload. */
  readonly place: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'datetime-local' | 'url';
  readonly inputMode?: 'numeric';
  /** As it is saved. */
  readonly saved: string;
  readonly disabled: boolean;
  readonly read: (typed: string) => Read<Value>;
  /** Saves what was typed; gives what is wrong with it, or null. */
  readonly onSave: (value: Value) => Promise<string | null>;
}

/** A field that is saved when it is left, or by Enter; what is wrong with it stands below and what was typed stays. */
export function SavedField<Value>(props: SavedFieldProps<Value>) {
  const { place, label, hint, type, inputMode, saved, disabled, read, onSave } = props;
  // What is typed and not saved yet.
  const [typed, setTyped] = useState(() => readTyped(place));
  const [problem, setProblem] = useState<string | null>(typed === null ? null : texts.notSavedYet);
  const keep = (text: string | null): void => {
    setTyped(text);
    keepTyped(place, text);
  };
  const save = async (): Promise<void> => {
    if (typed === null) return;
    const made = read(typed);
    if (!made.ok) return setProblem(made.problem);
    keep(null);
    setProblem(null);
    if (typed === saved) return;
    const refused = await onSave(made.value);
    if (refused === null) return;
    keep(typed);
    setProblem(refused);
  };
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      disabled={disabled}
      value={typed ?? saved}
      error={problem !== null}
      helperText={problem ?? hint}
      {...(type ? { type } : {})}
      slotProps={{
        htmlInput: { ...(inputMode ? { inputMode } : {}), spellCheck: false },
        ...(type === 'datetime-local' ? { inputLabel: { shrink: true } } : {}),
      }}
      onChange={({ target }) => {
        keep(target.value);
        setProblem(null);
      }}
      onBlur={() => void save()}
      onKeyDown={({ key }) => void (key === 'Enter' && save())}
    />
  );
}
