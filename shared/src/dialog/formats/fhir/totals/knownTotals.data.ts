/** Totals that a code defines: the LOINC code of the total, and those of the items that it sums. */
export const knownTotals: ReadonlyMap<string, readonly string[]> = new Map([
  ['44261-6', ['44250-9', '44255-8', '44259-0', '44254-1', '44251-7', '44258-2', '44252-5', '44253-3', '44260-8']],
]);
