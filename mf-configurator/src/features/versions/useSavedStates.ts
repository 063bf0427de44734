import { bothCalled, mapCalled, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse, Version } from '@dialogwerk/shared/contract';
import { usePublications } from '../../usePublications.ts';

interface Saved extends CallResponse<'publications'> {
  readonly versions: readonly Version[];
}

interface SavedStates extends Called<Saved> {
  /** Asks for older publications; gives why they could not be had, or null. */
  readonly loadOlder: () => Promise<string | null>;
}

/** The named versions and the publications of a dialog. */
export function useSavedStates(survey_id: string): SavedStates {
  const { loadOlder, ...publications } = usePublications(survey_id);
  const both = bothCalled(useResource('versions', { survey_id }), publications);
  return { ...mapCalled(both, ([{ versions }, page]) => ({ versions, ...page })), loadOlder };
}
