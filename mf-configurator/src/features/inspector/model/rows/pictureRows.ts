import type { PictureOption } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import {
  isUntouched,
  optionRows,
  optionScoreProblem,
  optionsOf,
  optionTextProblem,
  tidyOptions,
} from './optionRows.ts';
import type { OptionRow } from './optionRows.ts';
import { orNull } from '../rules/textRules.ts';

/** A picture that can be chosen, as it stands in the form. */
export interface PictureRow extends OptionRow {
  readonly filename_db: string;
}

export function pictureRows(options: readonly PictureOption[]): PictureRow[] {
  const rows = optionRows(options);
  return rows.map((row, index) => Object.assign(row, { filename_db: options[index]?.filename_db ?? '' }));
}

export function picturesOf(rows: readonly PictureRow[]): PictureOption[] {
  const options = optionsOf(rows);
  return options.map((option, index) => Object.assign(option, { filename_db: orNull(rows[index]?.filename_db ?? '') }));
}

export function tidyPictures(rows: readonly PictureRow[]): PictureRow[] {
  return tidyOptions(rows).map((row, index) => Object.assign(row, { filename_db: rows[index]?.filename_db ?? '' }));
}

/** Whether a picture was only added: neither a file nor anything written. */
export function isUntouchedPicture(row: PictureRow, saved: readonly PictureOption[]): boolean {
  return row.filename_db === '' && isUntouched(row, saved);
}

/** What is wrong with the alternative text of a picture, or null. */
export function pictureTextProblem(row: PictureRow, index: number): string | null {
  return row.text.trim() === '' ? texts.pictureTextMissing(index + 1) : optionTextProblem(row, index);
}

/** What is wrong with the points of a picture, or null. */
export function pictureScoreProblem(row: PictureRow, index: number): string | null {
  return optionScoreProblem(row, index) === null ? null : texts.pictureScoreInvalid(index + 1);
}

/** true, or the first problem of the pictures. */
export function picturesRule(rows: readonly PictureRow[]): true | string {
  return (
    rows.map((row, index) => pictureTextProblem(row, index) ?? pictureScoreProblem(row, index)).find(Boolean) ?? true
  );
}
