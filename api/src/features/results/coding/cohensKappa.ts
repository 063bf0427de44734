/** How two people decided about the same: how often both said yes, only one or the other did, and neither did. */
export interface Decisions {
  readonly both: number;
  readonly one: number;
  readonly other: number;
  readonly neither: number;
}

/**
 * Cohen's kappa (Cohen 1960): (p_o - p_e) / (1 - p_e), how much more often two people agree than by chance; null where chance alone
 * would make them agree always.
 */
export function cohensKappa({ both, one, other, neither }: Decisions): number | null {
  const n = both + one + other + neither;
  if (n === 0) return null;
  const agreed = (both + neither) / n;
  const yes = ((both + one) / n) * ((both + other) / n);
  const no = ((neither + other) / n) * ((neither + one) / n);
  const expected = yes + no;
  return expected === 1 ? null : (agreed - expected) / (1 - expected);
}
