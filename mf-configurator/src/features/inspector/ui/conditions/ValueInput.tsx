import { Stack, TextField } from '@dialogwerk/shared/ui';
import { isReference, singleVariables } from '@dialogwerk/shared/dialog/conditions';
import type { KnownVariable, Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { conditionTexts, patternHelp } from '../../conditionTexts.ts';
import type { DraftRow } from '../../model/conditions/DraftRows.ts';
import { choicesFor, referenceText, valueFieldOf } from '../../model/conditions/valueFields.ts';
import { PlainSelect } from './PlainSelect.tsx';
import type { PlainOption } from './PlainSelect.tsx';

interface ValueInputProps {
  readonly row: DraftRow;
  readonly variable: KnownVariable | undefined;
  readonly vocabulary: Vocabulary;
  readonly accessibleName: string;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
}

/** What a row compares with: one of the question's own answers, a number, a day, a text. */
export function ValueInput({ row, variable, vocabulary, accessibleName, readOnly, onChange }: ValueInputProps) {
  const field = valueFieldOf(variable, row.operator);
  const isMoment = field === 'date' || field === 'time';
  const reference = isMoment && row.value !== null && isReference(row.value) ? row.value : null;
  if (field === 'choice') {
    const options = choicesFor(variable).map(({ label, value }) => ({ label, value: JSON.stringify(value) }));
    return (
      <PlainSelect
        label={conditionTexts.value}
        accessibleName={accessibleName}
        value={row.text}
        options={options}
        gone={row.value === null ? conditionTexts.choose : conditionTexts.gone(row.text)}
        readOnly={readOnly}
        onChange={onChange}
      />
    );
  }
  const typed = (
    <TextField
      size="small"
      fullWidth
      type={isMoment ? field : 'text'}
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
  if (!isMoment) return typed;
  return (
    <Stack sx={{ gap: 1 }}>
      <PlainSelect
        label={conditionTexts.comparedWith}
        accessibleName={conditionTexts.comparedWithOf(accessibleName)}
        value={reference ? referenceText(reference) : ''}
        options={momentsFor(row.variable, field, vocabulary)}
        gone={conditionTexts.gone(row.text)}
        readOnly={readOnly}
        onChange={onChange}
      />
      {reference === null && typed}
    </Stack>
  );
}

/** What a day or a time can be compared with: a fixed one, '', today, or another answer of its kind. */
function momentsFor(own: string, kind: 'date' | 'time', vocabulary: Vocabulary): PlainOption[] {
  const others = singleVariables(vocabulary).filter((one) => one.kind === kind && one.name !== own);
  return [
    { value: '', label: conditionTexts.fixed[kind] },
    ...(kind === 'date' ? [{ value: referenceText({ of: 'today' }), label: conditionTexts.today }] : []),
    ...others.map(({ name }) => ({
      value: referenceText({ of: 'variable', name }),
      label: conditionTexts.answerTo(name),
    })),
  ];
}
