import type { CallState } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import type { DialogContent } from '@dialogwerk/shared/dialog';
import { useDates } from '@dialogwerk/shared/ui';
import { useMemo } from 'react';
import { useChanges } from '../../../features/changes/effects/useChanges.ts';
import { CompareDialog } from '../../../features/compare/ui/CompareDialog.tsx';
import { useSavedStates } from '../../../features/versions/useSavedStates.ts';
import { savedStates } from '../../../features/versions/model/SavedState.ts';
import { fieldsOf } from '../../../model/fieldsOf.ts';
import { takeBackBlock } from '../history/takeBackBlock.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { comparableStates } from './comparableStates.ts';
import { useContents } from './useContents.ts';
import type { TwoContents } from './useContents.ts';

export interface CompareOverlayProps {
  readonly workspace: Workspace;
  /** The revisions that are compared; null for the dialog as it stands now. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Two states of the open dialog beside each other; what is looked at as it stands now follows what is done meanwhile. */
export function CompareOverlay({ workspace, from, to }: CompareOverlayProps) {
  const { survey, state, readOnly, showOverlay } = workspace;
  const { survey_id } = survey;
  const { changes } = useChanges(survey_id, state.revision);
  const { state: saved } = useSavedStates(survey_id);
  const { contents, retry } = useContents(survey_id, from, to);
  const { moment } = useDates();
  const known = saved.kind === 'loaded' ? savedStates(saved.value.versions, saved.value.publications) : [];
  const both = useMemo(() => contentsOf(contents, survey), [contents, survey]);
  const earlier = contents.kind === 'loaded' ? contents.value[0] : null;
  return (
    <CompareDialog
      survey={survey}
      from={from}
      to={to}
      states={comparableStates({ survey, changes: changes ?? [], saved: known, chosen: [from, to], moment })}
      contents={both}
      onChoose={(revisions) => showOverlay({ kind: 'compare', ...revisions })}
      onRetry={retry}
      onTakeBack={!readOnly && to === null && earlier ? (id) => takeBackBlock(workspace, earlier, id) : null}
      onClose={() => showOverlay(null)}
    />
  );
}

interface Both {
  readonly before: DialogContent;
  readonly after: DialogContent;
}

function contentsOf(contents: CallState<TwoContents>, survey: SurveyData): CallState<Both> {
  if (contents.kind !== 'loaded') return contents;
  const [before, after] = contents.value;
  const settings = (before ?? after)?.settings;
  // The same fields, because a dialog says more of itself than its settings.
  const now: DialogContent = {
    blocks: survey.all_questions,
    templ_options: survey.templ_options,
    settings: settings ? { ...settings, ...fieldsOf(survey, Object.keys(settings)) } : survey,
  };
  return { kind: 'loaded', value: { before: before ?? now, after: after ?? now } };
}
