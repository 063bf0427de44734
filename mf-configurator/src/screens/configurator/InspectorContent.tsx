import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { AdviceKeeping } from '../../advice/AdviceKeeping.ts';
import { $dialogCheck } from '../../features/dialog-check/state/dialogCheck.ts';
import { BlockInspector } from '../../features/inspector/ui/BlockInspector.tsx';
import { MessagesInspector } from '../../features/inspector/ui/MessagesInspector.tsx';
import { TriggerSection } from '../../features/manager/ui/TriggerSection.tsx';
import { useManagerOfSurvey } from '../../useManagerOfSurvey.ts';
import { selectBlock, selectedBlockId } from '../../model/Selection.ts';
import { useAdviceKeeping } from './workspace/useAdviceKeeping.ts';
import { deleteBlocks } from './editing/deleteSelection.ts';
import { useInspectorScope } from './workspace/useInspectorScope.ts';
import type { Workspace } from './workspace/Workspace.ts';

export interface InspectorContentProps {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

/** All about the selected block, or about the messages of the dialog. */
export function InspectorContent({ workspace, onClose }: InspectorContentProps) {
  const { editor, survey, selection, readOnly, select, testFrom } = workspace;
  const keepWanted = useAdviceKeeping(workspace);
  const scope = useInspectorScope(editor, survey, readOnly);
  const known = useManagerOfSurvey(survey.survey_id);
  const id = selectedBlockId(selection);
  const { findings, advice } = useStore($dialogCheck);
  const advised = useMemo(() => advice.filter(({ unique_question_id }) => unique_question_id === id), [advice, id]);
  const found = useMemo(
    () => new Set(findings.filter(({ unique_question_id }) => unique_question_id === id).map(({ kind }) => kind)),
    [findings, id],
  );
  if (selection.kind === 'messages') return <MessagesInspector scope={scope} onClose={onClose} />;

  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  if (!block) return null;
  return (
    <AdviceKeeping value={keepWanted}>
      <BlockInspector
        scope={scope}
        block={block}
        found={found}
        advice={advised}
        onSelect={(other) => select(selectBlock(other))}
        onDelete={(other) => deleteBlocks(workspace, [other])}
        onTest={testFrom ?? undefined}
        onClose={onClose}
      >
        {known && <TriggerSection {...known} survey={survey} unique_question_id={block.unique_question_id} />}
      </BlockInspector>
    </AdviceKeeping>
  );
}
