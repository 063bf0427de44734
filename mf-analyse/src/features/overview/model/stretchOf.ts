import { formatDay } from '@dialogwerk/shared/dates';
import { overviewTexts as texts } from '../texts.ts';
import type { TimeBar } from './timeBars.ts';

/** A bar's stretch of time in words. */
export function stretchOf({ from, to }: Pick<TimeBar, 'from' | 'to'>): string {
  return from === to ? formatDay(from) : texts.until(formatDay(from), formatDay(to));
}
