import { TextField } from '@dialogwerk/shared/ui';
import type { KnownVariable } from '@dialogwerk/shared/dialog/conditions';
import { conditionTexts, patternHelp } from '../../conditionTexts.ts';
import type { DraftRow } from '../../model/conditions/DraftRows.ts';
import { choicesFor, valueFieldOf } from '../../model/conditions/valueFields.ts';
import { PlainSelect } from './PlainSelect.tsx';

interface ValueInputProps {
  readonly row: DraftRow;
  readonly variable: KnownVariable | undefined;
  readonly accessibleName: string;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
}

/** What a row compares with: one of the question's own answers, a number, a day, a text. */
export function ValueInput({ row, variable, accessibleName, readOnly, onChange }: ValueInputProps) {
  const field = valueFieldOf(variable, row.operator);
  if (field === 'choice') {
    const options = choicesFor(variable).map(({ label, value }) => ({ label, value: JSON.stringify(value) }));
    return (
      <PlainSelect
        label={conditionTexts.value}
        accessibleName={accessibleName}
        value={row.text}
        options={options}
        gone={row.value === null ? conditionTexts.choose : conditionTexts.gone(String(row.value))}
        readOnly={readOnly}
        onChange={onChange}
      />
    );
  }
  const type = field === 'date' || field === 'time' ? field : 'text';
  return (
    <TextField
      size="small"
      fullWidth
      type={type}
      label={conditionTexts.value}
      value={row.text}
      helperText={field === 'pattern' ? patternHelp : undefined}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          readOnly,
          'aria-label': accessibleName,
          ...(field === 'number' ? { inputMode: 'decimal' } : {}),
        },
      }}
    />
  );
}
