import { useStore } from '@nanostores/react';
import { createLater, Skeleton } from '@dialogwerk/shared/ui';
import { useTriggerStubs } from '../../features/manager/useTriggerStubs.ts';
import { $marks } from '../../features/dialog-check/state/dialogCheck.ts';
import { DialogCanvas } from './DialogCanvas.tsx';
import { EmptyDialog } from './EmptyDialog.tsx';
import type { ListProps } from '../../features/list/ui/ListProps.ts';
import { texts } from '../../texts.ts';
import { useSectionTools } from './sections/sectionTools.ts';
import { moveCommands } from './editing/moveCommands.ts';
import type { Workspace } from './workspace/Workspace.ts';

/** Comes where the dialog is shown as a list, because most visits see the graph. */
const later = createLater(() => import('../../features/list/ui/ListView.tsx'));

/** The dialog as the author wants to see it. */
export function DialogView({ workspace }: { readonly workspace: Workspace }) {
  const { editor, survey, selection, select, view, readOnly, announce } = workspace;
  const marks = useStore($marks);
  const { tools, isReady } = useSectionTools(survey.sections.length > 0);
  const triggers = useTriggerStubs(survey.survey_id);
  if (survey.all_questions.length === 0) return <EmptyDialog workspace={workspace} />;
  if (view === 'graph') return isReady && <DialogCanvas workspace={workspace} tools={tools} triggers={triggers} />;
  return (
    <LaterList
      survey={survey}
      selection={selection}
      readOnly={readOnly}
      marks={marks}
      triggers={triggers}
      onSelect={select}
      onSwap={(swaps) => editor.change(moveCommands(survey, swaps))}
      onAnnounce={announce}
    />
  );
}

function LaterList(props: ListProps) {
  const part = later.use();
  if (part) return <part.ListView {...props} />;
  return <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.listLoading} sx={{ m: 2 }} />;
}
