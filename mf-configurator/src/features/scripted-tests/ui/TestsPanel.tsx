import type { SurveyData } from '@dialogwerk/shared/contract';
import { useResource } from '@dialogwerk/shared/clients';
import { compileSurvey } from '@dialogwerk/shared/dialog';
import type { Counterexample, Finding } from '@dialogwerk/shared/dialog';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { Box, Button, FaultAlert, Skeleton, Stack, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { mdiTestTube } from '@mdi/js';
import { useMemo, useRef } from 'react';
import { texts } from '../texts.ts';
import { TestCard } from './TestCard.tsx';

interface TestsPanelProps {
  readonly survey: SurveyData;
  /** What the check says of the dialog, and whether it is at it. */
  readonly check: { readonly phase: 'checking' | 'checked' | 'fault'; readonly findings: readonly Finding[] };
  readonly onSelect: (unique_question_id: string) => void;
  readonly onPlay: (conversation: Counterexample) => void;
  readonly onToTesting: () => void;
}

/** The conversations that are kept as tests: those that break, and the others. */
export function TestsPanel({ survey, check: { phase, findings }, onSelect, onPlay, onToTesting }: TestsPanelProps) {
  const { state, reload } = useResource('scriptedTests', { survey_id: survey.survey_id });
  const top = useRef<HTMLDivElement>(null);
  const compiled = useMemo(() => {
    const snapshot = snapshotOf(survey);
    return { plain: compileSurvey(snapshot), led: compileSurvey(snapshot, new Set(), true) };
  }, [survey]);
  if (state.kind === 'loading') {
    return <Skeleton role="progressbar" aria-label={texts.loading} variant="rounded" height={160} sx={{ m: 2 }} />;
  }
  if (state.kind === 'failed') {
    return (
      <Box sx={{ p: 2 }}>
        <FaultAlert onRetry={reload}>{texts.notLoaded(state.reason)}</FaultAlert>
      </Box>
    );
  }
  const { tests } = state.value;
  const mayTest = survey.testen === 1;
  if (tests.length === 0) {
    return (
      <StatePanel
        icon={mdiTestTube}
        title={texts.emptyTitle}
        actions={
          mayTest && (
            <Button variant="contained" onClick={onToTesting}>
              {texts.toTesting}
            </Button>
          )
        }
      >
        {texts.emptyHint}
      </StatePanel>
    );
  }
  const broken = findings.filter(({ kind }) => kind === 'test-broken');
  const findingOf = (test_id: string) => broken.find(({ id }) => id.endsWith(` ${test_id}`)) ?? null;
  const isKnown = phase !== 'checking' || broken.length > 0;
  return (
    <Stack ref={top} tabIndex={-1} sx={{ p: 2, gap: 1.5, outline: 'none' }} aria-busy={phase === 'checking'}>
      <Typography variant="body2" color="textSecondary">
        {texts.intro}
      </Typography>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {isKnown ? texts.summary(broken.length, tests.length) : ''}
      </Typography>
      <Box component="ul" aria-label={texts.list} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {tests.map((test) => (
          <TestCard
            key={test.test_id}
            survey_id={survey.survey_id}
            test={test}
            finding={isKnown ? findingOf(test.test_id) : 'unknown'}
            compiled={compiled}
            mayChange={mayTest}
            onPlay={mayTest ? onPlay : null}
            onSelect={onSelect}
            onGone={() => top.current?.focus()}
          />
        ))}
      </Box>
    </Stack>
  );
}
