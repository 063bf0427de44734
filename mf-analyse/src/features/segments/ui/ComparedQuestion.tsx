import { bothCalled } from '@dialogwerk/shared/clients';
import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { Button, FaultAlert, Icon, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiChartBoxOutline, mdiTable } from '@mdi/js';
import { useState } from 'react';
import { resultOptions } from '../../../calls/resultOptions.ts';
import { useFigures } from '../../../calls/useFigures.ts';
import { questionTitle } from '../../../model/questionTitle.ts';
import { comparedFigures, shareRows } from '../model/comparedFigures.ts';
import { segmentTexts as texts } from '../texts.ts';
import { ComparedBars } from './ComparedBars.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

interface ComparedQuestionProps {
  readonly survey_id: string;
  readonly question: AskedQuestion;
  readonly filters: readonly [first: string, second: string];
  readonly names: readonly [first: string, second: string];
}

/** What two segments say to one question, as bars beside each other or as a table. */
export function ComparedQuestion({ survey_id, question, filters: [first, second], names }: ComparedQuestionProps) {
  const { state, reload, isReloading } = bothCalled(
    useFigures({ survey_id, filter: first }, question, resultOptions),
    useFigures({ survey_id, filter: second }, question, resultOptions),
  );
  const [asTable, setAsTable] = useState(false);
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={200} aria-label={texts.loading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.questionFailed(state.reason)}</FaultAlert>;
  const { shares, values } = comparedFigures(...state.value);
  if (shares.length + values.length === 0)
    return <Typography color="textSecondary">{texts.nothingToCompare}</Typography>;
  const rows = asTable ? [...shareRows(shares), ...values] : values;
  return (
    <Stack aria-busy={isReloading} sx={{ gap: 2 }}>
      {!asTable && shares.length > 0 && <ComparedBars names={names} shares={shares} />}
      {rows.length > 0 && (
        <ComparisonTable
          label={questionTitle(question) || texts.unnamed}
          of={asTable && shares.length > 0 ? texts.answer : texts.figure}
          names={names}
          rows={rows}
        />
      )}
      {shares.some((share) => share.first?.interval) && (
        <Typography variant="body2" color="textSecondary">
          {texts.intervals}
        </Typography>
      )}
      {shares.length > 0 && (
        <Button
          size="small"
          startIcon={<Icon path={asTable ? mdiChartBoxOutline : mdiTable} />}
          onClick={() => setAsTable(!asTable)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {asTable ? texts.asChart : texts.asTable}
        </Button>
      )}
    </Stack>
  );
}
