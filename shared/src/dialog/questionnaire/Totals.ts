import { formulaOf } from './formulaOf.ts';
import type { Item } from './Item.ts';
import { textIn } from './json/JsonObject.ts';
import { knownTotals } from './knownTotals.data.ts';
import { loincCodesOf } from './loincCodesOf.ts';
import { scoresOf } from './PlannedItem.ts';
import type { PlannedItem } from './PlannedItem.ts';

/** A scored item with what totals find it by, worked out once because there may be many totals. */
interface Scored {
  readonly item: Item;
  readonly codes: readonly string[];
  /** The same for items with the same answers. */
  readonly answers: string;
}

function scoredFrom(planned: PlannedItem): Scored[] {
  const { item, plan } = planned;
  if (scoresOf(planned) === null || !('options' in plan)) return [];
  const answers = JSON.stringify(plan.options.map(({ text, score }) => [text, score]));
  return [{ item, codes: loincCodesOf(item), answers }];
}

/** A FHIRPath that adds and does nothing else; quoted text such as an address does not count. */
function onlyAdds(formula: string): boolean {
  const code = formula.replaceAll(/'[^']*'/g, "''");
  return /\bsum\s*\(|\+/.test(code) && !/[*/-]|\b(avg|iif|min|max|count|round|power|div|mod|aggregate)\b/.test(code);
}

/** Finds out what the totals of a questionnaire are the sums of. */
export class Totals {
  readonly #scored: readonly Scored[];

  constructor(asked: readonly PlannedItem[]) {
    this.#scored = asked.flatMap(scoredFrom);
  }

  /** The items that a total sums: none when there are not two, or when its formula does something else than adding. */
  summedBy(total: Item): Item[] {
    const formula = formulaOf(total);
    if (formula !== null && !onlyAdds(formula)) return [];
    const mentioned = formula === null ? [] : this.#named(formula);
    const found = [this.#byCode(total), mentioned, this.#byAnswers(total)].find(({ length }) => length >= 2);
    return found?.map(({ item }) => item) ?? [];
  }

  /** The items whose codes a known total sums; none when one of them is not in the file. */
  #byCode(total: Item): readonly Scored[] {
    const wanted = loincCodesOf(total).flatMap((code) => knownTotals.get(code) ?? []);
    const found = this.#scored.filter(({ codes }) => codes.some((code) => wanted.includes(code)));
    return found.length === wanted.length ? found : [];
  }

  /** The items that a formula names, themselves or by what they stand in. */
  #named(formula: string): readonly Scored[] {
    const quoted = new Set([...formula.matchAll(/'([^']*)'/g)].map(([, text = '']) => text));
    return this.#scored.filter(({ item }) => item.lineage.some((raw) => quoted.has(textIn(raw, 'linkId') ?? '')));
  }

  /**
   * Without a code or a formula: what stands beside the total, else everything; of that what shares the answers used
   * most, because a question about something else mostly has answers of its own (PHQ-9's tenth item), or all of it
   * when every question has its own answers.
   */
  #byAnswers(total: Item): readonly Scored[] {
    const beside = this.#scored.filter(({ item }) => item.parent === total.parent);
    const scope = beside.length >= 2 ? beside : this.#scored;
    const byAnswers = new Map<string, Scored[]>();
    for (const scored of scope) {
      const alike = byAnswers.get(scored.answers);
      if (alike) alike.push(scored);
      else byAnswers.set(scored.answers, [scored]);
    }
    const largest = [...byAnswers.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
    return largest.length >= 2 ? largest : scope;
  }
}
