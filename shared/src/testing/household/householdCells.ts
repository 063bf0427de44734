import type { Child, Household } from './households.ts';

/** The most children that the study asks for. */
export const MOST_CHILDREN = 3;
const rounds = Array.from({ length: MOST_CHILDREN }, (_, index) => index + 1);
/** How many items the part of the study has. */
const ITEMS = 9;

/** What a cell holds: a text, a code or number, a day; null for none. */
export type HouseholdCell = string | number | null;

const codes: Readonly<Record<string, number>> = { primary: 1, none: 2, other: 3 };

/** By the calendar, not by our own functions. */
function ageOn(today: string, { born }: Child): number {
  const isBefore = today.slice(5) < born.slice(5);
  return Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (isBefore ? 1 : 0);
}

/** Of a child: name, day of birth, age, code and text of the school. */
function cellsOf(child: Child | undefined, today: string): HouseholdCell[] {
  if (!child) return [null, null, null, null, null];
  const { name, born, school } = child;
  return [name, born, ageOn(today, child), codes[school.id] ?? null, school.other ?? null];
}

/** The columns of the wide form, a row for each household. */
export const wideColumns: readonly string[] = [
  'gruppe',
  'kinder',
  'kind.nr',
  ...rounds.flatMap((round) => [
    ...['name', 'geboren', 'alter', 'schule'].map((name) => `${name}_${round}`),
    `schule_${round}_sonstiges`,
  ]),
  ...rounds.map((round) => `stimmung_${round}`),
  'jahre_alle',
  ...Array.from({ length: ITEMS }, (_, index) => `phq9_${index + 1}`),
  'phq9_summe',
  'ende',
];

/** A household as a row of the wide form; `today` as in '2026-11-28', `arm` the number of the arm that was drawn for it. */
export function wideCells({ children, after, moods, end }: Household, today: string, arm: number): HouseholdCell[] {
  const left = children.slice(0, after);
  return [
    arm,
    after,
    after,
    ...rounds.flatMap((round) => cellsOf(left[round - 1], today)),
    ...rounds.map((round) => left[round - 1]?.mood ?? null),
    left.reduce((sum, child) => sum + ageOn(today, child), 0),
    ...moods,
    moods.reduce((sum, mood) => sum + mood, 0),
    end,
  ];
}

/** The columns of the long form, a row for each child. */
export const longColumns: readonly string[] = ['kind_nr', 'name', 'geboren', 'alter', 'schule', 'schule_sonstiges'];

/** The children of a household that are left as rows of the long form. */
export function longCells({ children, after }: Household, today: string): HouseholdCell[][] {
  return children.slice(0, after).map((child, index) => {
    const cells = cellsOf(child, today);
    cells.unshift(index + 1);
    return cells;
  });
}
