import { singleVariables, writtenName } from '@dialogwerk/shared/dialog/conditions';
import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';

export type MovingField = 'earliest' | 'latest';

/** The expression for today. */
export const TODAY = 'heute()';

const yearsAgo = /^plusjahre\(heute\(\), -(\d{1,4})\)$/;

/** How many years before today a bound is; null for any other. */
export function yearsAgoOf(source: string): number | null {
  const years = yearsAgo.exec(source)?.[1];
  return years === undefined ? null : Number(years);
}

/** The bound so many years before today. */
export const writeYearsAgo = (years: number): string => `plusjahre(${TODAY}, -${years})`;

/** The bounds beside each answer that is a day, by their expressions: the day after it, or the day before it. */
export function besideAnswers(
  vocabulary: Vocabulary,
  field: MovingField,
  own: string | null,
): ReadonlyMap<string, string> {
  const dates = singleVariables(vocabulary).filter(({ name, kind }) => kind === 'date' && name !== own);
  const by = field === 'earliest' ? 1 : -1;
  return new Map(dates.map(({ name }) => [`plustage(${writtenName(name)}, ${by})`, name]));
}
