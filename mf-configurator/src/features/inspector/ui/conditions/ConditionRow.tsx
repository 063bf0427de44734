import { mdiDeleteOutline } from '@mdi/js';
import { Box, Icon, IconButton, Stack } from '@dialogwerk/shared/ui';
import { parameterNamed } from '@dialogwerk/shared/dialog';
import { singleVariables } from '@dialogwerk/shared/dialog/conditions';
import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { useState } from 'react';
import { conditionTexts } from '../../conditionTexts.ts';
import type { DraftRow, RowChange } from '../../model/conditions/DraftRows.ts';
import { operatorsFor } from '../../model/conditions/operatorsFor.ts';
import { PlainSelect } from './PlainSelect.tsx';
import type { useAnswers } from './useAnswers.ts';
import { ValueInput } from './ValueInput.tsx';

interface ConditionRowProps {
  readonly row: DraftRow;
  /** Such as '2' or '2.1' within a group. */
  readonly number: string;
  readonly vocabulary: Vocabulary;
  readonly unnamed: ReturnType<typeof useAnswers>['unnamed'];
  readonly readOnly: boolean;
  readonly isNew: boolean;
  readonly onChange: (change: RowChange) => void;
  readonly onRemove: () => void;
}

/** Variable, operator, value. */
export function ConditionRow(props: ConditionRowProps) {
  const { row, number, vocabulary, unnamed, readOnly, isNew, onChange, onRemove } = props;
  // What is chosen later must not take the focus from where it is chosen.
  const [isBegun] = useState(row.variable !== '');
  const variable = vocabulary.get(row.variable);
  const hasValue = row.operator !== 'answered' && row.operator !== 'unanswered';
  const labelOf = (name: string): string => {
    const parameter = parameterNamed(name);
    if (parameter !== null) return conditionTexts.ofLink(parameter);
    const question = unnamed.get(name)?.question ?? name;
    const rounds = vocabulary.get(name)?.rounds;
    return rounds === undefined ? question : conditionTexts.inRound(question, rounds);
  };
  const operators = operatorsFor(variable, row.operator);
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: 1, minWidth: 0, pt: 0.75, '& > *': { minWidth: 0 } }}>
        <Box sx={{ flex: '1 1 100%' }}>
          <PlainSelect
            label={conditionTexts.variable}
            accessibleName={conditionTexts.variableOf(number)}
            value={row.variable}
            options={singleVariables(vocabulary).map(({ name }) => ({ value: name, label: labelOf(name) }))}
            gone={row.variable === '' ? conditionTexts.choose : conditionTexts.gone(row.variable)}
            readOnly={readOnly}
            wantsFocus={isNew && !isBegun}
            onChange={(name) => onChange({ variable: name })}
          />
        </Box>
        {row.variable !== '' && (
          <Box sx={{ flex: '1 1 120px' }}>
            <PlainSelect
              label={conditionTexts.operator}
              accessibleName={conditionTexts.operatorOf(number)}
              value={row.operator}
              options={operators}
              gone={row.operator}
              readOnly={readOnly}
              wantsFocus={isNew && isBegun}
              onChange={(value) => {
                const operator = operators.find((one) => one.value === value)?.value;
                if (operator !== undefined) onChange({ operator });
              }}
            />
          </Box>
        )}
        {row.variable !== '' && hasValue && (
          <Box sx={{ flex: '1 1 120px' }}>
            <ValueInput
              row={row}
              variable={variable}
              vocabulary={vocabulary}
              accessibleName={conditionTexts.valueOf(number)}
              readOnly={readOnly}
              onChange={(text) => onChange({ text })}
            />
          </Box>
        )}
      </Box>
      {!readOnly && (
        <IconButton size="small" aria-label={conditionTexts.removeRow(number)} onClick={onRemove} sx={{ mt: 1 }}>
          <Icon path={mdiDeleteOutline} fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}
