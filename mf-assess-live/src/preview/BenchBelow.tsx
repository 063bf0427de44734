import { Box } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { Bench } from '../bench/Bench.tsx';
import type { BenchPart } from '../bench/Bench.tsx';
import type { BenchView } from '../bench/BenchView.ts';
import { benchTexts } from '../bench/texts.ts';
import type { Rehearsal, Shown } from './createRehearsal.ts';
import { keepScript } from './keepScript.ts';

interface BenchBelowProps {
  readonly survey_id: string;
  readonly shown: Shown;
  readonly rehearsal: Pick<Rehearsal, 'setValue' | 'backTo'>;
}

/** The bench of a conversation that runs on this page alone, folded until one of its parts is opened. */
export function BenchBelow({ survey_id, shown, rehearsal }: BenchBelowProps) {
  const [part, setPart] = useState<BenchPart | null>(null);
  const { script } = shown;
  const view: BenchView = {
    survey_id,
    steps: shown.steps.map(({ step, givenBefore }) => ({
      step,
      onAgain: step.kind === 'reply' && givenBefore !== null ? () => rehearsal.backTo(givenBefore) : null,
    })),
    variables: shown.variables,
    own: new Set(Object.keys(shown.values)),
    onSet: rehearsal.setValue,
    onReset: (variable) => rehearsal.setValue(variable, undefined),
    calls: null,
    asksSystems: shown.stage.asksSystems,
    keep: { onKeep: script && (() => void keepScript(survey_id, script)) },
  };
  return (
    <Box
      component="section"
      aria-label={benchTexts.title}
      sx={{
        flex: 'none',
        maxHeight: '50%',
        display: 'flex',
        flexDirection: 'column',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Bench view={view} part={part} onPart={setPart} foldable />
    </Box>
  );
}
