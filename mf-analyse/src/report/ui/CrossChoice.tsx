import { useResource } from '@dialogwerk/shared/clients';
import { Button, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { isGroup } from '../../features/cross-table/model/comparable.ts';
import { crossTexts } from '../../features/cross-table/texts.ts';
import { VariableField } from '../../features/cross-table/ui/VariableField.tsx';
import { reportTexts as texts } from '../texts.ts';

interface CrossChoiceProps {
  readonly survey_id: string;
  /** Gets the names of two columns of data. */
  readonly onChoose: (row: string, column: string) => void;
}

/** The choice of two questions that are seen against each other. */
export function CrossChoice({ survey_id, onChoose }: CrossChoiceProps) {
  const titleId = useId();
  const { state, reload } = useResource('resultVariables', { survey_id });
  const [{ row, column }, setNames] = useState({ row: '', column: '' });
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ mb: 2 }}>
        {texts.cross}
      </Typography>
      {drawChoice()}
    </section>
  );

  function drawChoice() {
    if (state.kind === 'loading') return <Skeleton variant="rounded" height={40} />;
    if (state.kind === 'failed')
      return <FaultAlert onRetry={reload}>{crossTexts.variablesFailed(state.reason)}</FaultAlert>;
    const groups = state.value.variables.filter((variable) => isGroup(variable));
    if (groups.length < 2) return <Typography color="textSecondary">{crossTexts.tooFew}</Typography>;
    return (
      <Stack sx={{ gap: 2 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <VariableField
            label={texts.row}
            variables={groups}
            chosen={row}
            onChoose={(chosen) => setNames({ row: chosen, column })}
          />
          <VariableField
            label={texts.column}
            variables={groups}
            chosen={column}
            onChoose={(chosen) => setNames({ row, column: chosen })}
          />
        </Stack>
        <Button
          variant="outlined"
          disabled={row === '' || column === '' || row === column}
          onClick={() => onChoose(row, column)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {texts.addCross}
        </Button>
      </Stack>
    );
  }
}
