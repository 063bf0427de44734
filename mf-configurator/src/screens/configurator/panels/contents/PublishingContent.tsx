import { $survey } from '@dialogwerk/shared/state';
import { useStore } from '@nanostores/react';
import { $dialogCheck } from '../../../../features/dialog-check/state/dialogCheck.ts';
import { texts as checkTexts } from '../../../../features/dialog-check/texts.ts';
import type { Place } from '../../../../comparison/changesOf.ts';
import { PublishPanel } from '../../../../features/publishing/ui/PublishPanel.tsx';
import { selectBlock } from '../../../../model/Selection.ts';
import { checkedDraft } from '../../../publishing/checkedDraft.ts';
import { useTesting } from '../../workspace/useTesting.ts';
import type { PanelProps } from '../Panel.ts';

/** The way from the draft under edit to its respondents. */
export function PublishingContent({ workspace }: PanelProps) {
  const { editor, survey, state, select, openPanel } = workspace;
  const known = useStore($survey);
  const { publication, active } = known?.survey_id === survey.survey_id ? known : survey;
  const { phase, findings } = useStore($dialogCheck);
  const openTest = useTesting(editor);
  const show = (place: NonNullable<Place>): void => {
    if (place.kind === 'settings') openPanel('settings');
    else select(place.kind === 'block' ? selectBlock(place.id) : { kind: 'messages' });
  };
  return (
    <PublishPanel
      survey={{ ...survey, publication, active }}
      saved={state.pending.length > 0 ? null : state.revision}
      check={
        phase === 'checking'
          ? { kind: 'checking' }
          : phase === 'fault'
            ? { kind: 'failed', reason: checkTexts.fault, onRetry: null }
            : checkedDraft(findings)
      }
      onToCheck={() => openPanel('proof')}
      onShow={show}
      onPreview={() => void openTest(`/assess/${encodeURIComponent(survey.survey_id)}`)}
    />
  );
}
