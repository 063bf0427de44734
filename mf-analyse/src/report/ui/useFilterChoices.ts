import { useResource } from '@dialogwerk/shared/clients';
import { reportTexts as texts } from '../texts.ts';

/** A filter that a figure can have of its own. */
export interface FilterChoice {
  readonly filter: string;
  readonly name: string;
}

/** All conversations, and the segments that are kept for the dialog. */
export function useFilterChoices(survey_id: string): readonly FilterChoice[] {
  const { state } = useResource('segments', { survey_id });
  const segments = state.kind === 'loaded' ? state.value.segments : [];
  return [{ filter: '', name: texts.allConversations }, ...segments.map(({ filter, name }) => ({ filter, name }))];
}
