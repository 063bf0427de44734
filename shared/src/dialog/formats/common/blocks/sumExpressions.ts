/** Of the contract is 4,000; what is longer goes on in a further assignment. */
const LONGEST_EXPRESSION = 3_500;

/** A value to sum: its variable, and the condition under which it is asked at all. */
export interface Summand {
  readonly variable: string;
  readonly condition: string | null;
}

/** What was not asked counts 0; what was asked and skipped is missing, and the total with it. */
export function termOf({ variable, condition }: Summand): string {
  if (condition === null) return variable;
  const term = `wenn(beantwortet(${condition}) und ${condition}, ${variable}, 0)`;
  return term.length < LONGEST_EXPRESSION / 2 ? term : variable;
}

/**
 * The assignments that give `variable` the sum of all terms, of which `all` have to be there or only those count that
 * are `present`.
 */
export function sumExpressions(
  variable: string,
  terms: readonly string[],
  of: 'present' | 'all',
): { variable: string; expression: string }[] {
  const sums: string[][] = [];
  let length = Infinity;
  for (const term of terms) {
    length += term.length + 2;
    if (length > LONGEST_EXPRESSION) {
      sums.push(sums.length > 0 ? [variable] : []);
      length = variable.length + term.length;
    }
    sums.at(-1)?.push(term);
  }
  const name = of === 'present' ? 'summe.1' : 'summe';
  return sums.map((parts) => ({ variable, expression: `${name}(${parts.join(', ')})` }));
}
