import type { Choosable } from './Choosable.ts';

/** How many values of one question are tried at most. */
const MOST_VALUES = 16;
/** How many choices of several are tried at most. */
const MOST_CHOICES = 60;
/** A file that there is not: simulated replies are never looked up. */
export const NO_FILE = '00000000-0000-7000-8000-000000000000';

/** The first of them, each once. */
export function someOf<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)].slice(0, MOST_VALUES);
}

/** The options from the n-th on, those before it behind. */
export function turned(ids: readonly string[], first: number): string[] {
  return [...ids.slice(first), ...ids.slice(0, first)];
}

/** Each alone, each two, all, none: as far as the bounds let; filled up where more have to be chosen. */
export function triedChoices(input: Choosable): string[][] {
  const { options, min, max, exclusive = [] } = input;
  const ids = options.map(({ id }) => id).filter((id) => !exclusive.includes(id));
  const most = max ?? ids.length;
  const few = ids.map((_, index) => turned(ids, index).slice(0, Math.max(min, 1)));
  const pairs = ids.flatMap((id, index) => ids.slice(index + 1).map((other) => [id, other]));
  const alone = options.flatMap(({ id }) => (exclusive.includes(id) ? [[id]] : []));
  const wanted = [...few, ids.slice(0, most), ...pairs].filter(({ length }) => length >= min && length <= most);
  return [...alone, ...wanted].slice(0, MOST_CHOICES - 1).concat(min === 0 ? [[]] : []);
}
