import { useResource } from '@dialogwerk/shared/clients';

/** The parameters that a dialog's link keeps; null while they are not known. */
export function useLinkParameters(survey_id: string): readonly string[] | null {
  const { state } = useResource('linkParameters', { survey_id });
  return state.kind === 'loaded' ? state.value.names : null;
}
