/** The conditions that are a list of which one has to hold. */
export type ListName = 'states' | 'publications' | 'languages' | 'devices' | 'flags' | 'tags';

/** A thing that a filter can ask for; `at`: which of the filter's conditions on answers, null for a new one. */
export type FilterField =
  | { readonly kind: 'time' }
  | { readonly kind: 'list'; readonly list: ListName }
  | { readonly kind: 'source'; readonly variable: string }
  | { readonly kind: 'answer'; readonly question: string; readonly part: string; readonly at: number | null };

/** What can stand in a list, or be the value of a source. */
export interface FilterOption {
  readonly id: string;
  readonly name: string;
  readonly help?: string;
  /** How many conversations have it, without any filter; null where nobody has counted. */
  readonly count: number | null;
}
