import type { AnswerOption } from './AnswerOption.ts';
import type { Item } from './Item.ts';

/** An answer of the file with the id of its option. */
export interface PlannedOption extends AnswerOption {
  readonly id: string;
}

/** What becomes of an item. */
export type Plan =
  | { readonly kind: 'message' }
  | { readonly kind: 'open'; readonly multiline: boolean; readonly max_length: number }
  | {
      readonly kind: 'number';
      readonly integer: boolean;
      readonly min: number | null;
      readonly max: number | null;
      readonly unit: string | null;
    }
  | { readonly kind: 'single' | 'multiple' | 'likert'; readonly options: readonly PlannedOption[] }
  /** Not asked but the sum of other items. */
  | { readonly kind: 'total'; readonly summed: readonly Item[] }
  | { readonly kind: 'nothing' };

export interface PlannedItem {
  readonly item: Item;
  readonly plan: Plan;
}

/** The scores of a scored choice, in its order; null for everything else. */
export function scoresOf({ plan }: PlannedItem): number[] | null {
  if (plan.kind !== 'likert' && plan.kind !== 'single') return null;
  const scores = plan.options.map(({ score }) => score).filter((score) => score !== null);
  return scores.length > 0 && scores.length === plan.options.length ? scores : null;
}
