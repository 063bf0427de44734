import { bothCalled, useResource } from '@dialogwerk/shared/clients';
import { FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { notAsked } from '../../../calls/notAsked.ts';
import { isGroup, isScore } from '../model/comparable.ts';
import type { Comparable } from '../model/comparable.ts';
import { crossTexts as texts } from '../texts.ts';
import { CrossCounts } from './CrossCounts.tsx';
import { GroupScores } from './GroupScores.tsx';

interface ComparedProps {
  readonly survey_id: string;
  readonly filter: string;
  readonly row: Comparable;
  readonly column: Comparable;
}

/** What two columns of data say together: their counts where both have named values, and the scores by group where the rows are such. */
export function Compared({ survey_id, filter, row, column }: ComparedProps) {
  const counts = { survey_id, filter, row: row.name, column: column.name };
  const groups = { survey_id, filter, score: row.name, group: column.name };
  const crossed = useResource('crossTable', isGroup(row) ? counts : null);
  const scored = useResource('scoresByGroup', isScore(row) ? groups : null);
  const { state, reload } = bothCalled(isGroup(row) ? crossed : notAsked, isScore(row) ? scored : notAsked);
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={220} aria-label={texts.loading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>;
  const [cross, scores] = state.value;
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
