/** A regular expression of the sources. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** How a pattern is named: as it is written. */
export const named = ({ source, flags }: Pattern): string => `/${source}/${flags}`;
