/** Words that mean something of their own in an expression, by what they mean; upper and lower case count the same. */
export const words = {
  and: ['and', 'und'],
  or: ['or', 'oder'],
  not: ['not', 'nicht'],
} as const;

export const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['wahr', true],
  ['false', false],
  ['falsch', false],
]);

/** Whether a name cannot stand for a variable as it is. */
export function isWord(name: string): boolean {
  const small = name.toLowerCase();
  return (
    truths.has(small) || Object.values(words).some((spellings) => spellings.some((spelling) => spelling === small))
  );
}
