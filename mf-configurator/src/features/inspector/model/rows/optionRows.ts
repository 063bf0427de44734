import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Option } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { numberText, readNumber, tidyNumber } from '../numberText.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';

/** An option as it stands in the form. */
export interface OptionRow {
  readonly id: string;
  readonly text: string;
  readonly score: string;
}

export function optionRows(options: readonly Option[]): OptionRow[] {
  return options.map(({ id, text, score }) => ({ id, text, score: numberText(score) }));
}

export function optionsOf(rows: readonly OptionRow[]): Option[] {
  return rows.map(({ id, text, score }) => ({ id, text, score: readNumber(score) }));
}

export function tidyOptions(rows: readonly OptionRow[]): OptionRow[] {
  return rows.map(({ id, text, score }) => ({ id, text, score: tidyNumber(score) }));
}

/** The rows without those that were only added: not among the `saved` ones, and nothing written into them. */
export function withoutUntouched<Row extends OptionRow>(
  rows: readonly Row[],
  saved: readonly Pick<Option, 'id'>[],
): readonly Row[] {
  return rows.filter((row) => !isUntouched(row, saved));
}

/** Whether an option was only added: nothing of it is lost when it goes. */
export function isUntouched({ id, text, score }: OptionRow, saved: readonly Pick<Option, 'id'>[]): boolean {
  return text.trim() === '' && score.trim() === '' && !saved.some((option) => option.id === id);
}

const lengthRule = atMost(TEXT_LIMITS.option);

/** What is wrong with an option's text, or null. */
export function optionTextProblem({ text }: OptionRow, index: number): string | null {
  return text.trim() === '' ? texts.optionEmpty(index + 1) : problemOf(lengthRule(text));
}

/** What is wrong with an option's points, or null. */
export function optionScoreProblem({ score }: OptionRow, index: number): string | null {
  return Number.isNaN(readNumber(score)) ? texts.scoreInvalid(index + 1) : null;
}

/** true, or the first problem of the rows. */
export function optionsRule(rows: readonly OptionRow[]): true | string {
  return (
    rows.map((row, index) => optionTextProblem(row, index) ?? optionScoreProblem(row, index)).find(Boolean) ?? true
  );
}
