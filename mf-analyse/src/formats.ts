import { formatDecimal, formatPercent } from '@dialogwerk/shared/numbers';

/** '38,72': at most two decimals. */
export const formatNumber = (value: number): string => formatDecimal(value, 2);
/** '3,00': a mean or a spread, always with two decimals, so that those beside each other are as exact. */
export const formatMean = (value: number): string => formatDecimal(value, 2, 2);
/** '42 %' of a share from 0 to 1. */
export const formatShare = (share: number): string => formatPercent(share);
/** '41,7 %' of a share from 0 to 1. */
export const formatExactShare = (share: number): string => formatPercent(share, 1, 1);
/** A number that may be missing, as '–'. */
export const formatOrDash = (value: number | null): string => (value === null ? '–' : formatNumber(value));
/** A mean or a spread that may be missing, as '–'. */
export const formatMeanOrDash = (value: number | null): string => (value === null ? '–' : formatMean(value));
/** A figure of numbers by its name: 'mean' and 'sd' as means, others as they are. */
export const formatFigure = (name: string, value: number | null): string =>
  name === 'mean' || name === 'sd' ? formatMeanOrDash(value) : formatOrDash(value);

/** '45 s', '4:32 min', '1:31 h' of milliseconds. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const [whole, rest] = seconds < 3600 ? [seconds / 60, seconds % 60] : [seconds / 3600, (seconds % 3600) / 60];
  return `${Math.floor(whole)}:${String(Math.floor(rest)).padStart(2, '0')} ${seconds < 3600 ? 'min' : 'h'}`;
}
