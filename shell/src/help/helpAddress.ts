import type { HelpPlace } from '@dialogwerk/shared/state';

/** The address of a page of the help, or of one passage. */
export function helpAddress({ page, passage }: HelpPlace): string {
  if (page === null) return '/hilfe';
  return `/hilfe/${encodeURIComponent(page)}${passage === null ? '' : `#${encodeURIComponent(passage)}`}`;
}
