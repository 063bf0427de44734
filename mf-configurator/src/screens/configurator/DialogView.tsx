import { useStore } from '@nanostores/react';
import { ListView } from '../../features/list/ui/ListView.tsx';
import { useTriggerStubs } from '../../features/manager/ui/useTriggerStubs.ts';
import { $marks } from '../../features/dialog-check/state/dialogCheck.ts';
import { DialogCanvas } from './DialogCanvas.tsx';
import { EmptyDialog } from './EmptyDialog.tsx';
import type { Workspace } from './Workspace.ts';

/** The dialog as the author wants to see it. */
export function DialogView({ workspace }: { readonly workspace: Workspace }) {
  const { editor, survey, selection, select, view, readOnly, announce } = workspace;
  const marks = useStore($marks);
  const triggers = useTriggerStubs(survey.survey_id);
  if (survey.all_questions.length === 0) return <EmptyDialog workspace={workspace} />;
  if (view === 'graph') return <DialogCanvas workspace={workspace} triggers={triggers} />;
  return (
    <ListView
      survey={survey}
      selection={selection}
      readOnly={readOnly}
      marks={marks}
      triggers={triggers}
      onSelect={select}
      onSwap={(swaps) => editor.change(swaps.map((swap) => ({ kind: 'swapOrder', ...swap })))}
      onAnnounce={announce}
    />
  );
}
