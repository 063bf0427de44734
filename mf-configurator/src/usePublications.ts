import { mapState, usePagedResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';

type Publications = CallResponse<'publications'>;

interface PublicationList extends Called<Publications> {
  /** Asks for older ones; gives why they could not be had, or null. */
  readonly loadOlder: () => Promise<string | null>;
}

/** What was published of a dialog, the newest first, as far back as it was asked for. */
export function usePublications(survey_id: string): PublicationList {
  const { state, more, ...pages } = usePagedResource('publications', { survey_id }, (page) => {
    const last = page.publications.at(-1);
    return page.more && last ? { survey_id, before: last.publication_id } : null;
  });
  const joined = mapState(state, (all) => ({
    publications: all.flatMap(({ publications }) => publications),
    more: all.at(-1)?.more ?? false,
  }));
  return { ...pages, state: joined, loadOlder: more };
}
