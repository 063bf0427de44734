import type { StoredChange, SurveyData } from '@dialogwerk/shared/contract';
import { blockNames } from '../../../features/changes/model/blockNames.ts';
import { entriesOf } from '../../../features/changes/model/entriesOf.ts';
import { sessionsOf } from '../../../features/changes/model/sessions/sessionsOf.ts';
import type { ComparableState } from '../../../features/compare/model/ComparableState.ts';
import { texts } from '../../../features/compare/texts.ts';
import { revisionOf } from '../../../features/versions/model/SavedState.ts';
import type { SavedState } from '../../../features/versions/model/SavedState.ts';
import { texts as versionTexts } from '../../../features/versions/texts.ts';

interface Known {
  readonly survey: SurveyData;
  readonly changes: readonly StoredChange[];
  readonly saved: readonly SavedState[];
  /** Chosen already; they stand in the list whatever else is known. */
  readonly chosen: readonly (number | null)[];
  readonly moment: (time: number) => string;
}

/** All states that can be compared, each revision once: now, versions, publications, and what the sessions of the history have left. */
export function comparableStates({ survey, changes, saved, chosen, moment }: Known): readonly ComparableState[] {
  const sessions = sessionsOf(entriesOf(changes, survey, blockNames(changes, survey)));
  const states: ComparableState[] = [
    { revision: null, label: texts.now, group: 'now' },
    ...saved.map((state): ComparableState => ({
      revision: revisionOf(state),
      label: state.kind === 'named' ? state.version.name : versionTexts.published(moment(state.time)),
      group: state.kind === 'named' ? 'versions' : 'publications',
    })),
    ...sessions.map(({ revision, to }): ComparableState => ({
      revision,
      label: texts.stateOf(moment(to)),
      group: 'history',
    })),
    ...chosen.map((revision): ComparableState => ({
      revision,
      label: texts.earlier(revision ?? 0),
      group: 'history',
    })),
  ];
  const seen = new Set<number | null>();
  return states.filter(({ revision }) => {
    const isNew = !seen.has(revision);
    seen.add(revision);
    return isNew;
  });
}
