import { plural } from './plural.ts';

const counts = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });

/** '1.234' */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** '1 Dialog', '1.234 Dialoge'. */
export function counted(count: number, one: string, other: string): string {
  return `${formatCount(count)} ${plural(count, one, other)}`;
}
