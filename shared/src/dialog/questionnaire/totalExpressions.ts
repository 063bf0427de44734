/** Of the contract is 4,000; what is longer goes on in a further assignment. */
const LONGEST_EXPRESSION = 3_500;

/** A value to sum: its variable, and the condition under which it is asked at all. */
export interface Summand {
  readonly variable: string;
  readonly condition: string | null;
}

/** What was not asked counts 0; what was asked and skipped is missing, and the total with it. */
function termOf({ variable, condition }: Summand): string {
  if (condition === null) return variable;
  const term = `wenn(beantwortet(${condition}) und ${condition}, ${variable}, 0)`;
  return term.length < LONGEST_EXPRESSION / 2 ? term : variable;
}

/** The assignments that give `variable` the sum of all summands. */
export function totalExpressions(
  variable: string,
  summands: readonly Summand[],
): { variable: string; expression: string }[] {
  const sums: string[][] = [];
  let length = Infinity;
  for (const term of summands.map(termOf)) {
    length += term.length + 2;
    if (length > LONGEST_EXPRESSION) {
      sums.push([]);
      length = term.length;
    }
    sums.at(-1)?.push(term);
  }
  return sums.map((terms, index) => ({
    variable,
    expression: index === 0 ? `summe(${terms.join(', ')})` : `${variable} + summe(${terms.join(', ')})`,
  }));
}
