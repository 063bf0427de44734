import { useResource } from '@dialogwerk/shared/clients';
import type { Publication } from '@dialogwerk/shared/contract';
import { useDates } from '@dialogwerk/shared/ui';
import { filterNames as names } from './texts.ts';

const none: readonly Publication[] = [];

/** The newest publications of a dialog, none while they are not known, and what one is called: when it was published, and its note. */
export function usePublications(survey_id: string): {
  readonly publications: readonly Publication[];
  readonly nameOf: (publication_id: string) => string;
} {
  const { state } = useResource('publications', { survey_id });
  const { short } = useDates();
  const publications = state.kind === 'loaded' ? state.value.publications : none;
  return {
    publications,
    nameOf: (publication_id) => {
      const found = publications.find((one) => one.publication_id === publication_id);
      return found ? names.publication(short(found.published_at), found.note) : names.noPublication;
    },
  };
}
