import type { Plan, PlannedOption } from '../../common/items/PlannedItem.ts';
import type { Item } from '../items/Item.ts';
import type { Written } from './Written.ts';

/** An item whose answer a formula may use. */
export interface Source {
  readonly item: Item;
  readonly plan: Plan;
}

/** A value that a formula works with, as an expression of the dialog that is missing where FHIRPath has nothing. */
export interface Value {
  readonly kind: 'value';
  readonly type: 'number' | 'text' | 'boolean';
  readonly written: Written;
  /** It is never missing. */
  readonly always: boolean;
  /** Known from the file alone. */
  readonly fixed?: string | number | boolean;
  /** It is the sum of these variables: of those that are there, or of all, missing where one of them is. */
  readonly sumOf?: { readonly variables: readonly string[]; readonly of: 'present' | 'all' };
  /** It says whether this option of the item was chosen. */
  readonly chosen?: { readonly linkId: string; readonly code: string };
}

/** What a step of a formula can be: something of the response, something of the questionnaire, or a value. */
export type Element =
  | { readonly kind: 'resource' | 'questionnaire' }
  /** An item of the response, and its answer. */
  | { readonly kind: 'item' | 'answer'; readonly source: Source }
  /** An item of the questionnaire. */
  | { readonly kind: 'definition'; readonly source: Source }
  /** The one chosen answer of a choice, or the amount with its unit. */
  | { readonly kind: 'choice' | 'quantity'; readonly source: Source }
  /** An option, of which `guard` says whether it was chosen; without one it is an option of the questionnaire. */
  | { readonly kind: 'option'; readonly source: Source; readonly option: PlannedOption; readonly guard: Written | null }
  /** The score of a choice or an option, where it stands in the file. */
  | { readonly kind: 'extension'; readonly score: Value }
  /** The code of the one chosen answer, which can only be compared. */
  | { readonly kind: 'code'; readonly source: Source; readonly by: 'code' | 'display' | 'system' }
  | Value;

/** What a step gives, in its order. An element that is missing at run time is not in it, as in FHIRPath. */
export type Collection = readonly Element[];
