import type { SurveyData } from '@dialogwerk/shared/contract';
import { isAsking } from '@dialogwerk/shared/dialog';
import { Alert, Button, LinearProgress, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { texts } from '../texts.ts';
import { Findings } from './Findings.tsx';
import { LengthTable } from './LengthTable.tsx';
import { Transcript } from './Transcript.tsx';
import { useSimulation } from './useSimulation.ts';

const RESPONDENTS = 10_000;

interface SimulationPanelProps {
  readonly survey: SurveyData;
  readonly onSelect: (unique_question_id: string) => void;
}

/** Invented respondents: start, progress, and what they showed. */
export function SimulationPanel({ survey, onSelect }: SimulationPanelProps) {
  const { simulation, start, cancel } = useSimulation(RESPONDENTS);
  const [seed, showConversation] = useState<number | null>(null);
  const isEmpty = !survey.all_questions.some(isAsking);
  const run = (): void => {
    showConversation(null);
    start(snapshotOf(survey));
  };

  if (simulation.state === 'done' && seed !== null) {
    return <Transcript snapshot={simulation.snapshot} seed={seed} onBack={() => showConversation(null)} />;
  }
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {texts.intro(RESPONDENTS)}
      </Typography>
      {simulation.state === 'fault' && <Alert severity="error">{texts.fault}</Alert>}
      {simulation.state === 'running' ? (
        <Stack sx={{ gap: 1 }}>
          <LinearProgress
            variant="determinate"
            aria-label={texts.progress}
            value={(simulation.done / RESPONDENTS) * 100}
          />
          <Typography variant="body2">{texts.running(simulation.done, RESPONDENTS)}</Typography>
          <Button onClick={cancel}>{texts.cancel}</Button>
        </Stack>
      ) : (
        <Button variant={simulation.state === 'done' ? 'outlined' : 'contained'} disabled={isEmpty} onClick={run}>
          {simulation.state === 'done' ? texts.again : texts.start}
        </Button>
      )}
      {isEmpty && <Typography variant="body2">{texts.nothingToAsk}</Typography>}
      <Typography role="status" variant="body2" sx={simulation.state === 'done' ? {} : { display: 'none' }}>
        {simulation.state === 'done' && texts.finished(simulation.report.respondents)}
      </Typography>
      {simulation.state === 'done' && (
        <>
          {isOutdated(simulation.snapshot.blocks, survey) && <Alert severity="info">{texts.outdated}</Alert>}
          <LengthTable report={simulation.report} />
          <Findings report={simulation.report} survey={survey} onSelect={onSelect} onShow={showConversation} />
        </>
      )}
    </Stack>
  );
}

/** Whether blocks were changed since; a block that was not is still the very same object. */
function isOutdated(then: readonly SurveyData['all_questions'][number][], { all_questions: now }: SurveyData): boolean {
  return then.length !== now.length || then.some((block, index) => block !== now[index]);
}
