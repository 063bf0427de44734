import type { Option } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';
import { numberText, readNumber } from './numberText.ts';
import { messageRule } from './textRules.ts';

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

/** What is wrong with one row, or null. */
export function optionProblem({ text, score }: OptionRow, index: number): string | null {
  if (text.trim() === '') return texts.optionEmpty(index + 1);
  if (Number.isNaN(readNumber(score))) return texts.scoreInvalid(index + 1);
  const tooLong = messageRule(text);
  return tooLong === true ? null : tooLong;
}

/** true, or the first problem of the rows. */
export function optionsRule(rows: readonly OptionRow[]): true | string {
  return rows.map(optionProblem).find((problem) => problem !== null) ?? true;
}
