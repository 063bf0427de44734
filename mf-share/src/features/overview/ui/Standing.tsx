import { Box, Divider, FaultAlert, languageName, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import type { StudyOverview } from '@dialogwerk/shared/contract';
import { useEffect } from 'react';
import { Panel } from '../../../Panel.tsx';
import { nextStep } from '../model/nextStep.ts';
import { troublesOf } from '../model/troublesOf.ts';
import { overviewTexts as texts } from '../texts.ts';
import { useFreshOverview } from '../useFreshOverview.ts';
import { Bars } from './Bars.tsx';
import { Dates } from './Dates.tsx';
import { Days } from './Days.tsx';
import { Figures } from './Figures.tsx';
import { NextStepLine } from './NextStepLine.tsx';
import type { OverviewProps } from './OverviewProps.ts';
import { StateLines } from './StateLines.tsx';
import { Troubles } from './Troubles.tsx';
import { useMinute } from './useMinute.ts';

/** How the study stands: what is on, who came, what is left, what is wrong. */
export default function Standing({ overview: { state, reload, isReloading }, ...props }: OverviewProps) {
  useFreshOverview(reload, isReloading || state.kind === 'loading');
  return (
    <Panel title={texts.title} help="leitstand">
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={280} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && <Known overview={state.value} {...props} />}
    </Panel>
  );
}

interface KnownProps extends Omit<OverviewProps, 'overview'> {
  readonly overview: StudyOverview;
}

function Known({ overview, study, titleOf, onTroubles, onGo }: KnownProps) {
  const now = useMinute();
  const troubles = troublesOf(overview, study, { now, languageName });
  const next = nextStep(overview, study);
  const panels = [...new Set(troubles.map(({ panel }) => panel))].join(' ');
  useEffect(() => onTroubles?.(new Set(panels.split(' '))), [panels, onTroubles]);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <StateLines overview={overview} study={study} now={now} />
      {next && <NextStepLine step={next} onGo={onGo} />}
      {overview.figures.begun > 0 && (
        <>
          <Figures figures={overview.figures} what={study.what} />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
            <Days days={overview.days} />
            <Bars overview={overview} />
          </Box>
        </>
      )}
      {overview.figures.begun === 0 && <Bars overview={overview} />}
      <Dates overview={overview} now={now} />
      <Divider />
      {troubles.length === 0 ? (
        <Typography color="textSecondary">{texts.troubles.none}</Typography>
      ) : (
        <Troubles troubles={troubles} titleOf={titleOf} onGo={onGo} />
      )}
    </Stack>
  );
}
