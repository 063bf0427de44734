import { TextField } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';

export interface PlainOption {
  readonly value: string;
  readonly label: string;
}

interface PlainSelectProps {
  readonly label: string;
  readonly accessibleName: string;
  readonly value: string;
  readonly options: readonly PlainOption[];
  /** Stands for a value that is not among the options. */
  readonly gone: string;
  readonly readOnly: boolean;
  /** The row was only added to be filled in. */
  readonly wantsFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/** How many options are drawn at once; more of them once somebody is about to choose. */
const FEW = 50;

/** One of several, in the browser's own list. */
export function PlainSelect(props: PlainSelectProps) {
  const { label, accessibleName, value, options, gone, readOnly, wantsFocus = false, onChange } = props;
  const [isWanted, setWanted] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (wantsFocus) field.current?.focus();
  }, [wantsFocus]);
  const listed = isWanted || options.length <= FEW ? options : options.filter((option) => option.value === value);
  return (
    <TextField
      select
      size="small"
      fullWidth
      inputRef={field}
      label={label}
      value={value}
      disabled={readOnly}
      onPointerDown={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': accessibleName },
      }}
    >
      {!options.some((option) => option.value === value) && <option value={value}>{gone}</option>}
      {listed.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
