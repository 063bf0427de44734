import { $session } from '@dialogwerk/shared/state';
import { useStore } from '@nanostores/react';
import { HistoryPanel } from '../../../../features/changes/ui/HistoryPanel.tsx';
import { selectBlock } from '../../../../model/Selection.ts';
import { goBack } from '../../goBack.ts';
import type { PanelProps } from '../Panel.ts';

/** The list of changes, and the way back to each. */
export function HistoryContent({ workspace }: PanelProps) {
  const { survey, state, select, readOnly } = workspace;
  const me = useStore($session)?.user_id ?? null;
  const undone = state.history.steps.slice(state.history.pointer);
  return (
    <HistoryPanel
      survey={survey}
      revision={state.revision}
      me={me}
      canRedo={(client, step) => client === state.client && undone.some(({ id }) => id === step)}
      readOnly={readOnly}
      onSelect={(id) => select(selectBlock(id))}
      onGoBack={(at) => goBack(workspace, at)}
    />
  );
}
