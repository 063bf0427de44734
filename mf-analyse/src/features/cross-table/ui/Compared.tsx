import { FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import type { Comparable } from '../model/comparable.ts';
import { crossTexts as texts } from '../texts.ts';
import { useComparison } from '../useComparison.ts';
import { CrossCounts } from './CrossCounts.tsx';
import { GroupScores } from './GroupScores.tsx';

interface ComparedProps {
  readonly survey_id: string;
  readonly filter: string;
  readonly row: Comparable;
  readonly column: Comparable;
}

/** What two columns of data say together. */
export function Compared({ survey_id, filter, row, column }: ComparedProps) {
  const { state, reload } = useComparison(survey_id, filter, row, column);
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={220} aria-label={texts.loading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>;
  const { cross, scores } = state.value;
  const n = cross?.n ?? scores?.n ?? 0;
  if (n === 0) return <Typography color="textSecondary">{texts.none}</Typography>;
  const title = texts.tableOf(row.label, column.label);
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography role="status" variant="body2" color="textSecondary">
        {texts.n(formatCount(n))}
      </Typography>
      {cross && <CrossCounts cross={cross} title={title} />}
      {scores && <GroupScores scores={scores} title={title} />}
    </Stack>
  );
}
