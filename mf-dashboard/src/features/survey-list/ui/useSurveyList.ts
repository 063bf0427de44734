import { loading, usePagedResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import { SURVEY_PAGE } from '@dialogwerk/shared/contract';
import type { CallResponse, SurveyListItem } from '@dialogwerk/shared/contract';
import { useEffect, useMemo, useState } from 'react';
import { requestFor } from '../../../listed/model/Wanted.ts';
import type { Wanted } from '../../../listed/model/Wanted.ts';
import { clearSelection } from '../../../listed/state/selection.ts';
import { steadyOrder } from '../model/steadyOrder.ts';

export interface FoundSurveys {
  readonly surveys: readonly SurveyListItem[];
  /** How many there are, those that are not loaded yet included. */
  readonly total: number;
  /** How many of all dialogs are in the archive. */
  readonly archived: number;
  /** What they were found with. */
  readonly wanted: Wanted;
}

/** The author's dialogs as they are wanted; those found last stay in sight until others have come. */
export function useSurveyList(wanted: Wanted) {
  const request = requestFor(wanted);
  const { state, reload, more } = usePagedResource('listSurveys', request, ({ surveys }) => {
    const last = surveys.at(-1);
    return last ? { ...request, after: last.survey_id } : null;
  });
  const [found, setFound] = useState<FoundSurveys | null>(null);
  const [taken, setTaken] = useState<typeof state | null>(null);
  if (state.kind === 'loaded' && state !== taken) {
    setTaken(state);
    setFound(foundIn(state.value, wanted, found));
  }
  const asked = JSON.stringify(request);
  useEffect(() => {
    // What is not in sight any more is not chosen either.
    if (asked !== '') return clearSelection;
  }, [asked]);
  const list = useMemo((): CallState<FoundSurveys> => {
    if (state.kind === 'failed') return state;
    return found ? { kind: 'loaded', value: found } : loading;
  }, [state, found]);
  return { list, reload, more };
}

function foundIn(
  pages: readonly CallResponse<'listSurveys'>[],
  wanted: Wanted,
  before: FoundSurveys | null,
): FoundSurveys {
  const all = new Map(pages.flatMap(({ surveys }) => surveys.map((survey) => [survey.survey_id, survey])));
  const surveys = steadyOrder([...all.values()], before?.wanted === wanted ? before.surveys : []);
  const last = pages.at(-1);
  // Each page's total knows only what a change under way has taken from it or put to it; all but the last come full.
  const changed = pages.slice(0, -1).reduce((sum, page) => sum + page.surveys.length - SURVEY_PAGE, 0);
  return { surveys, total: (last?.total ?? 0) + changed, archived: last?.archived ?? 0, wanted };
}
