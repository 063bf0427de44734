import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { Canvas } from '../../features/canvas/ui/Canvas.tsx';
import { useOpenComments } from '../../features/comments/ui/useOpenComments.ts';
import { $marks } from '../../features/dialog-check/state/dialogCheck.ts';
import type { LineFrom } from '../../model/Insertion.ts';
import type { TriggerStub } from '../../model/TriggerStub.ts';
import { leadLine } from './inserting/leadLine.ts';
import { forecastLine } from './inserting/forecastLine.ts';
import { rangesCommands } from './inserting/rangesCommands.ts';
import type { SectionTools } from './sections/sectionTools.ts';
import type { Workspace } from './workspace/Workspace.ts';

interface DialogCanvasProps {
  readonly workspace: Workspace;
  /** All about sections; null where it has not come. */
  readonly tools: SectionTools | null;
  readonly triggers: readonly TriggerStub[];
}

/** The canvas, with what is done on it led to the editor. */
export function DialogCanvas({ workspace, tools, triggers }: DialogCanvasProps) {
  const { editor, survey, selection, select, readOnly, overlay, showOverlay } = workspace;
  const marks = useStore($marks);
  const comments = useOpenComments(survey.survey_id);
  const forecast = useCallback((from: LineFrom, target: string) => forecastLine(survey, from, target), [survey]);
  return (
    <Canvas
      survey={survey}
      selection={selection}
      readOnly={readOnly}
      marks={marks}
      comments={comments}
      triggers={triggers}
      sections={tools?.canvas ?? null}
      writing={overlay?.kind === 'write' ? overlay.id : null}
      parting={overlay?.kind === 'part' ? overlay.id : null}
      onSelect={select}
      onMove={(moves) => editor.change([{ kind: 'moveBlocks', moves }])}
      onConnect={(from, target) => leadLine(workspace, from, target)}
      onForecast={forecast}
      onInsert={(where, at) => showOverlay({ kind: 'pick', where, at })}
      onMenu={(target, at) => showOverlay({ kind: 'menu', target, at })}
      onNameSection={(id, name) => tools?.nameSection(workspace, id, name)}
      onWrite={(id) => showOverlay({ kind: 'write', id })}
      onPart={(id) => showOverlay({ kind: 'part', id })}
      onRanges={(id, ranges) => {
        const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
        if (ranges === null || !block) showOverlay(null);
        else editor.change(rangesCommands(survey, block, ranges));
      }}
      onWritten={(id, context) => {
        showOverlay(null);
        if (context !== null) editor.change([{ kind: 'updateBlock', id, change: { context } }]);
      }}
    />
  );
}
