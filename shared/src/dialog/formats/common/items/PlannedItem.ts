import type { BlockOf } from '../../../../contract/index.ts';
import type { AnswerOption } from './AnswerOption.ts';
import type { QuestionnaireItem } from './QuestionnaireItem.ts';

/** An answer of the file with the id of its option. */
export interface PlannedOption extends AnswerOption {
  readonly id: string;
}

/** What the answers of a choice are in the file. */
export type AnswerValues = 'coding' | 'number' | 'text';

/** An answer of one's own beside those of a choice: what its option is called. One of the choice's own has the id `other` where it stands for that. */
export interface PlannedOther {
  readonly label: string;
}

/** What becomes of an item. */
export type Plan =
  | { readonly kind: 'message' }
  | {
      readonly kind: 'open';
      readonly multiline: boolean;
      readonly max_length: number;
      /** How the file says that a reply has to look. */
      readonly format: string | null;
    }
  | { readonly kind: 'url' | 'upload' }
  | { readonly kind: 'date' | 'time'; readonly min: string | null; readonly max: string | null }
  | {
      readonly kind: 'number';
      readonly integer: boolean;
      readonly min: number | null;
      readonly max: number | null;
      readonly unit: string | null;
    }
  | {
      readonly kind: 'slider';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly label_min: string;
      readonly label_max: string;
    }
  /** Yes and no. */
  | { readonly kind: 'truth'; readonly options: readonly [PlannedOption, PlannedOption] }
  | { readonly kind: 'likert'; readonly options: readonly PlannedOption[]; readonly values: AnswerValues }
  | {
      readonly kind: 'single';
      readonly options: readonly PlannedOption[];
      readonly values: AnswerValues;
      readonly other?: PlannedOther;
    }
  | {
      readonly kind: 'multiple';
      readonly options: readonly PlannedOption[];
      readonly values: AnswerValues;
      readonly min: number | null;
      readonly max: number | null;
      readonly other?: PlannedOther;
    }
  | RepeatPlan
  | ComputedPlan
  | { readonly kind: 'nothing' };

/** A group whose items are asked in rounds. */
export interface RepeatPlan {
  readonly kind: 'repeat';
  readonly rounds: BlockOf<'loop'>['rounds'];
  /** How many there are at least by the file, and at most; null for no limit. */
  readonly least: number;
  readonly limit: number | null;
}

/** Not asked but computed, once all items that it needs have come. */
export interface ComputedPlan {
  readonly kind: 'computed';
  readonly type: 'number' | 'text' | 'boolean';
  readonly computation: Computation;
  /** The linkIds of what it needs. */
  readonly needs: ReadonlySet<string>;
}

/** How a value is computed. */
export type Computation =
  | { readonly kind: 'expression'; readonly expression: string }
  /** It is the same in every conversation. */
  | { readonly kind: 'fixed'; readonly value: string; readonly expression: string }
  /** The sum of the items that are answered, or of all, missing where one of them is. */
  | { readonly kind: 'sum'; readonly summed: readonly QuestionnaireItem[]; readonly of: 'present' | 'all' }
  /** The sum of a known scale: what its condition left out counts 0, what was skipped makes it missing. */
  | { readonly kind: 'total'; readonly summed: readonly QuestionnaireItem[] };

export interface PlannedItem<Item extends QuestionnaireItem = QuestionnaireItem> {
  readonly item: Item;
  readonly plan: Plan;
}

/** The scores of a scored choice, in its order; null for everything else. */
export function scoresOf({ plan }: Pick<PlannedItem, 'plan'>): number[] | null {
  if (plan.kind !== 'likert' && plan.kind !== 'single') return null;
  const scores = plan.options.map(({ score }) => score).filter((score) => score !== null);
  return scores.length > 0 && scores.length === plan.options.length ? scores : null;
}

/** Whether only some answers of a choice have a score, an own one has none: then its variable does not tell whether it was answered. */
export function isPartlyScored(plan: Plan): boolean {
  if (plan.kind !== 'single') return false;
  const scored = plan.options.filter(({ score }) => score !== null).length;
  return scored > 0 && (scored < plan.options.length || plan.other !== undefined);
}
