import type { PublicationState } from '../../contract/index.ts';
import { Chip } from '../material.ts';
import { publicationLabel } from './publicationLabel.ts';

/** Whether respondents get the dialog as its authors see it. */
export function PublicationChip({ publication }: { readonly publication: PublicationState | null }) {
  const isBehind = publication !== null && publication.unpublished_changes > 0;
  return (
    <Chip
      size="small"
      label={publicationLabel(publication)}
      {...(isBehind ? { color: 'info' as const } : { variant: 'outlined' as const })}
    />
  );
}
