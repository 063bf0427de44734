import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf, ScalePoint, ScaleTemplate } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { numberText, readNumber, tidyNumber } from '../numberText.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';

/** A scale point as it stands in the form. */
export interface PointRow {
  readonly value: string;
  readonly label: string;
}

export function pointRows(points: readonly ScalePoint[]): PointRow[] {
  return points.map(({ value, label }) => ({ value: numberText(value), label }));
}

/** The points of rows that `pointsRule` finds right. */
export function pointsOf(rows: readonly PointRow[]): ScalePoint[] {
  return rows.map(({ value, label }) => ({ value: readNumber(value) ?? Number.NaN, label }));
}

export function tidyPoints(rows: readonly PointRow[]): PointRow[] {
  return rows.map(({ value, label }) => ({ value: tidyNumber(value), label }));
}

/** The points that a block asks with; none when its template is gone. */
export function scalePoints(
  scale: BlockOf<'likert'>['scale'],
  templates: readonly ScaleTemplate[],
): readonly ScalePoint[] {
  if (scale.from === 'block') return scale.points;
  return templates.find(({ id }) => id === scale.template_id)?.points ?? [];
}

const lengthRule = atMost(TEXT_LIMITS.scalePoint);

/** What is wrong with the value of one row among all, or null. */
export function pointValueProblem(rows: readonly PointRow[], index: number): string | null {
  const row = rows[index];
  if (!row) return null;
  const value = readNumber(row.value);
  if (value === null || Number.isNaN(value)) return texts.pointValueInvalid(index + 1);
  const isTwice = rows.slice(0, index).some((other) => readNumber(other.value) === value);
  return isTwice ? texts.pointValueTwice(index + 1) : null;
}

/** What is wrong with the label of one row, or null. */
export function pointLabelProblem({ label }: PointRow, index: number): string | null {
  return label.trim() === '' ? texts.pointEmpty(index + 1) : problemOf(lengthRule(label));
}

/** true, or the first problem of the rows. */
export function pointsRule(rows: readonly PointRow[]): true | string {
  if (rows.length < 2) return texts.tooFewPoints;
  return (
    rows.map((row, index) => pointValueProblem(rows, index) ?? pointLabelProblem(row, index)).find(Boolean) ?? true
  );
}

/** The value of a further point: one above the greatest. */
export function nextValue(rows: readonly PointRow[]): string {
  const values = rows.map(({ value }) => readNumber(value) ?? 0).filter((value) => !Number.isNaN(value));
  return numberText(values.length === 0 ? 1 : Math.max(...values) + 1);
}
