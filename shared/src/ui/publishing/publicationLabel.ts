import type { PublicationState } from '../../contract/index.ts';
import { publicationTexts as texts } from './publicationTexts.ts';

/** How a draft stands to what respondents get: 'Veröffentlicht', or how much is not. */
export function publicationLabel(publication: PublicationState | null): string {
  if (publication === null) return texts.never;
  return publication.unpublished_changes === 0 ? texts.published : texts.changes(publication.unpublished_changes);
}
