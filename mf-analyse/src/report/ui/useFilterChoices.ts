import { authorClient, useCall } from '@dialogwerk/shared/clients';
import { useCallback } from 'react';
import { reportTexts as texts } from '../texts.ts';

/** A filter that a figure can have of its own. */
export interface FilterChoice {
  readonly filter: string;
  readonly name: string;
}

/** All conversations, and the segments that are kept for the dialog. */
export function useFilterChoices(survey_id: string): readonly FilterChoice[] {
  const load = useCallback(
    async (signal: AbortSignal) => (await authorClient.call('segments', { survey_id }, { signal })).segments,
    [survey_id],
  );
  const { state } = useCall(load);
  const segments = state.kind === 'loaded' ? state.value : [];
  return [{ filter: '', name: texts.allConversations }, ...segments.map(({ filter, name }) => ({ filter, name }))];
}
