import { formatDecimal } from '@dialogwerk/shared/numbers';

const units = ['Byte', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size such as '12,3 MB'. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1_000 ** step;
  return `${formatDecimal(value, value < 100 && step > 0 ? 1 : 0)} ${units[step]}`;
}
