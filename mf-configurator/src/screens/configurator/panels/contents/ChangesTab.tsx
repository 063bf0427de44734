import { mdiCompareHorizontal } from '@mdi/js';
import { $session } from '@dialogwerk/shared/state';
import { Button, Icon, useDates } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { HistoryPanel } from '../../../../features/changes/ui/HistoryPanel.tsx';
import { texts } from '../../../../features/versions/texts.ts';
import { NameThisState } from '../../../../features/versions/ui/NameThisState.tsx';
import { selectBlock } from '../../../../model/Selection.ts';
import { goBack } from '../../history/goBack.ts';
import { takeBackBefore } from '../../history/takeBackBlock.ts';
import type { PanelProps } from '../Panel.ts';

/** The list of changes, and the way back to each. */
export function ChangesTab({ workspace }: PanelProps) {
  const { survey, state, select, readOnly } = workspace;
  const me = useStore($session)?.user_id ?? null;
  const { moment } = useDates();
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
      onTakeBack={(revision, id) => void takeBackBefore(workspace, revision, id)}
      renderActions={({ revision, to }) =>
        !readOnly && (
          <>
            <NameThisState survey_id={survey.survey_id} revision={revision} moment={moment(to)} />
            <Button
              size="small"
              startIcon={<Icon path={mdiCompareHorizontal} />}
              onClick={() => workspace.showOverlay({ kind: 'compare', from: revision, to: null })}
            >
              {texts.compare}
            </Button>
          </>
        )
      }
    />
  );
}
