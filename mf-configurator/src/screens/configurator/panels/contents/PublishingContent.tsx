import { $survey } from '@dialogwerk/shared/state';
import { useStore } from '@nanostores/react';
import { $dialogCheck } from '../../../../features/dialog-check/state/dialogCheck.ts';
import { texts as checkTexts } from '../../../../features/dialog-check/texts.ts';
import type { Place } from '../../../../comparison/changesOf.ts';
import { PublishPanel } from '../../../../features/publishing/ui/PublishPanel.tsx';
import { selectBlock } from '../../../../model/Selection.ts';
import type { PanelProps } from '../Panel.ts';

/** What is not published yet, and the way to publish it. */
export function PublishingContent({ workspace }: PanelProps) {
  const { survey, state, select, openPanel } = workspace;
  const known = useStore($survey);
  const publication = known?.survey_id === survey.survey_id ? known.publication : survey.publication;
  const { phase, findings } = useStore($dialogCheck);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const show = (place: NonNullable<Place>): void => {
    if (place.kind === 'settings') openPanel('settings');
    else select(place.kind === 'block' ? selectBlock(place.id) : { kind: 'messages' });
  };
  return (
    <PublishPanel
      survey={{ ...survey, publication }}
      saved={state.pending.length > 0 ? null : state.revision}
      checkSummary={phase === 'checking' ? checkTexts.checking : checkTexts.announced(errors, findings.length - errors)}
      onToCheck={() => openPanel('proof')}
      onShow={show}
    />
  );
}
