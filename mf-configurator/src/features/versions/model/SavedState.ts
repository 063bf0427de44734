import type { CallResponse, Publication, Version } from '@dialogwerk/shared/contract';

/** A state of a dialog that is kept: one with a name, or one that respondents got. */
export type SavedState =
  | { readonly kind: 'named'; readonly key: string; readonly time: number; readonly version: Version }
  | { readonly kind: 'published'; readonly key: string; readonly time: number; readonly publication: Publication };

/** Named versions and publications in one list, the newest state first; of one revision the later kept first. */
export function savedStates(
  versions: readonly Version[],
  publications: CallResponse<'publications'>['publications'],
): readonly SavedState[] {
  const states: SavedState[] = [
    ...versions.map((version): SavedState => ({
      kind: 'named',
      key: version.version_id,
      time: version.created_at,
      version,
    })),
    ...publications.map((publication): SavedState => ({
      kind: 'published',
      key: publication.publication_id,
      time: publication.published_at,
      publication,
    })),
  ];
  return states.toSorted((a, b) => revisionOf(b) - revisionOf(a) || b.time - a.time);
}

/** The revision that a state is of. */
export function revisionOf(state: SavedState): number {
  return state.kind === 'named' ? state.version.revision : state.publication.revision;
}
