import type { FilterQuestion } from '../../../resultFilter/FilterQuestion.ts';
import type { FilterOption, ListName } from './FilterField.ts';

/** All that a dialog's filters can ask for, with its names. */
export interface FilterNames {
  readonly options: Readonly<Record<ListName, readonly FilterOption[]>>;
  /** Parameters of links, and the values that they had. */
  readonly sources: readonly { readonly variable: string; readonly values: readonly FilterOption[] }[];
  readonly questions: readonly FilterQuestion[];
}

/** In the order of menu and bar. */
export const lists: readonly ListName[] = ['states', 'devices', 'publications', 'languages', 'flags', 'tags'];
