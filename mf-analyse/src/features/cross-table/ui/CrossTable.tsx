import { useResource } from '@dialogwerk/shared/clients';
import { FaultAlert, Icon, IconButton, Paper, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiSwapHorizontal } from '@mdi/js';
import { useState } from 'react';
import { isGroup, isScore } from '../model/comparable.ts';
import { crossTexts as texts } from '../texts.ts';
import { Compared } from './Compared.tsx';
import { VariableField } from './VariableField.tsx';

interface CrossTableProps {
  /** The questions that draw the groups of an experiment. */
  readonly experiments: readonly string[];
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
}

/** Any two questions against each other. */
export function CrossTable({ survey_id, filter, experiments }: CrossTableProps) {
  const { state, reload } = useResource('resultVariables', { survey_id });
  const [names, setNames] = useState<{ row: string; column: string | null }>({ row: '', column: null });
  if (state.kind === 'loading') return <Skeleton variant="rounded" height={120} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.variablesFailed(state.reason)}</FaultAlert>;
  const { variables } = state.value;
  const groups = variables.filter((variable) => isGroup(variable));
  const rows = variables.filter((variable) => isGroup(variable) || isScore(variable));
  if (groups.length === 0 || rows.length < 2) return <Typography color="textSecondary">{texts.tooFew}</Typography>;
  const row = rows.find(({ name }) => name === names.row);
  const drawn = groups.find(({ unique_question_id }) => experiments.includes(unique_question_id ?? ''));
  // Whoever has an experiment wants to compare its groups.
  const column = names.column === null ? drawn : groups.find(({ name }) => name === names.column);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3 }, minWidth: 0 }}>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {texts.explained}
      </Typography>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, alignItems: 'center', mb: row && column ? 3 : 0 }}>
        <VariableField
          label={texts.row}
          variables={rows}
          chosen={names.row}
          onChoose={(chosen) => setNames({ ...names, row: chosen })}
        />
        <IconButton
          aria-label={texts.swap}
          disabled={!row || !isGroup(row)}
          onClick={() => setNames({ row: column?.name ?? '', column: names.row })}
        >
          <Icon path={mdiSwapHorizontal} />
        </IconButton>
        <VariableField
          label={texts.column}
          variables={groups}
          chosen={column?.name ?? ''}
          onChoose={(chosen) => setNames({ ...names, column: chosen })}
        />
      </Stack>
      {row && column && <Compared survey_id={survey_id} filter={filter} row={row} column={column} />}
    </Paper>
  );
}
