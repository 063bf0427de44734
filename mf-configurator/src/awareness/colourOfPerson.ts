/** Grounds on which dark letters read in both themes. */
const grounds = ['#9ED9D4', '#F9D48A', '#F5B79A', '#B9CCF5', '#D9BCEB', '#C3DE9C'] as const;

/** The letters on such a ground. */
export const LETTERS = '#14181F';

/** The ground of whatever stands for a person, everywhere the same. */
export function colourOfPerson(user_id: string): string {
  const code = Array.from(user_id).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  return grounds[code % grounds.length] ?? grounds[0];
}
