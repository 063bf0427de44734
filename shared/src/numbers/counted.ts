import { formatCount } from './formatCount.ts';
import { plural } from './plural.ts';

/** '1 Dialog', '1.234 Dialoge'. */
export function counted(count: number, one: string, other: string): string {
  return `${formatCount(count)} ${plural(count, one, other)}`;
}
