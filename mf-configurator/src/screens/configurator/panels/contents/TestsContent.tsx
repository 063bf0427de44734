import { useStore } from '@nanostores/react';
import { $dialogCheck } from '../../../../features/dialog-check/state/dialogCheck.ts';
import { TestsPanel } from '../../../../features/scripted-tests/ui/TestsPanel.tsx';
import { selectBlock } from '../../../../model/Selection.ts';
import { useTesting } from '../../workspace/useTesting.ts';
import type { PanelProps } from '../Panel.ts';
import { usePlaying } from '../usePlaying.ts';

/** The conversations that are kept as tests. */
export function TestsContent({ workspace }: PanelProps) {
  const { survey, editor, select } = workspace;
  const check = useStore($dialogCheck);
  const play = usePlaying(workspace);
  const openTest = useTesting(editor);
  return (
    <TestsPanel
      survey={survey}
      check={check}
      onSelect={(id) => select(selectBlock(id))}
      onPlay={({ replies }) => void play(replies)}
      onToTesting={() => void openTest(`/assess/${encodeURIComponent(survey.survey_id)}`)}
    />
  );
}
