import { formatNumber } from '../../../formats.ts';
import { segmentTexts as texts } from '../texts.ts';

/** '13,3 Prozentpunkte' between two shares from 0 to 1. */
export const sharePoints = (difference: number): string =>
  texts.points(formatNumber(Math.round(1000 * difference) / 10));

/** A difference with its sign; `written` says it without. */
export function signed(difference: number, written: (value: number) => string): string {
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${written(Math.abs(difference))}`;
}
