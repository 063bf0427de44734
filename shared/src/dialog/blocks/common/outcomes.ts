import { isAlone, isContradiction } from './Choosable.ts';
import type { Choosable } from './Choosable.ts';
import type { Outcomes } from '../AnswerStudy.ts';

/** How many points of a range are told apart one by one. */
const MOST_POINTS = 512;
/** How many options are combined one by one. */
const MOST_COMBINED = 8;

/** Replies of which there is no end: texts of any kind. */
export const anyText: Outcomes = { values: { kind: 'text', between: null }, blank: false };

/** The points of a range; null for too many. */
export function pointsBetween(min: number, max: number, step: number): number[] | null {
  const count = Math.floor((max - min) / step + 1e-6) + 1;
  return count <= MOST_POINTS ? Array.from({ length: count }, (_, index) => min + index * step) : null;
}

/** Every choice of several options that the bounds let through; null for too many. */
export function combinations(input: Choosable): string[][] | null {
  const { options, min, max } = input;
  const ids = [...new Set(options.map(({ id }) => id))];
  if (max === 1) return [...(min === 0 ? [[]] : []), ...ids.map((id) => [id])];
  if (ids.length > MOST_COMBINED) return null;
  const all = Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_id, place) => (bits >> place) % 2 === 1),
  );
  return all.filter((chosen) => {
    if (isAlone(input, chosen)) return true;
    const { length } = chosen;
    return length >= min && (max === null || length <= max) && !isContradiction(input, chosen);
  });
}
