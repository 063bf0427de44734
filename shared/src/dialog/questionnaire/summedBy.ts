import { formulaOf } from './formulaOf.ts';
import type { Item } from './Item.ts';
import { textIn } from './json/JsonObject.ts';
import { knownTotals } from './knownTotals.data.ts';
import { loincCodesOf } from './loincCodesOf.ts';
import { scoresOf } from './PlannedItem.ts';
import type { PlannedItem } from './PlannedItem.ts';

/** The items whose codes a known total sums; none when one of them is not in the file. */
function byCode(total: Item, scored: readonly PlannedItem[]): PlannedItem[] {
  const codes = loincCodesOf(total).flatMap((code) => knownTotals.get(code) ?? []);
  const found = scored.filter(({ item }) => loincCodesOf(item).some((code) => codes.includes(code)));
  return found.length === codes.length ? found : [];
}

/** A FHIRPath that adds and does nothing else; quoted text such as an address does not count. */
function onlyAdds(formula: string): boolean {
  const code = formula.replaceAll(/'[^']*'/g, "''");
  return /\bsum\s*\(|\+/.test(code) && !/[*/-]|\b(avg|iif|min|max|count|round|power|div|mod|aggregate)\b/.test(code);
}

/** The items that a formula names, themselves or by what they stand in. */
function named(formula: string, scored: readonly PlannedItem[]): PlannedItem[] {
  const quoted = new Set([...formula.matchAll(/'([^']*)'/g)].map(([, text]) => text));
  return scored.filter(({ item }) => item.lineage.some((raw) => quoted.has(textIn(raw, 'linkId') ?? undefined)));
}

/**
 * Without a code or a formula: what stands beside the total, else everything; of that what shares the scale used
 * most, because a question about something else mostly has answers of its own (PHQ-9's tenth item), or all of it
 * when every question has its own answers.
 */
function byScale(total: Item, scored: readonly PlannedItem[]): PlannedItem[] {
  const beside = scored.filter(({ item }) => item.parent === total.parent);
  const scope = beside.length >= 2 ? beside : scored;
  const byAnswers = new Map<string, PlannedItem[]>();
  for (const planned of scope) {
    const key = answersOf(planned);
    byAnswers.set(key, [...(byAnswers.get(key) ?? []), planned]);
  }
  const largest = [...byAnswers.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  return largest.length >= 2 ? largest : [...scope];
}

function answersOf({ plan }: PlannedItem): string {
  return 'options' in plan ? JSON.stringify(plan.options.map(({ text, score }) => [text, score])) : '';
}

/**
 * The items that a total is the sum of. None when there are not two, or when its formula does something else than
 * adding.
 */
export function summedBy(total: Item, planned: readonly PlannedItem[]): PlannedItem[] {
  const scored = planned.filter((candidate) => scoresOf(candidate) !== null);
  const formula = formulaOf(total);
  if (formula !== null && !onlyAdds(formula)) return [];
  const certain = byCode(total, scored);
  const mentioned = formula === null ? [] : named(formula, scored);
  const summed = [certain, mentioned, byScale(total, scored)].find(({ length }) => length >= 2);
  return summed ?? [];
}
