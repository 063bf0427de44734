import type { Option, QuestionSummary } from '../../contract/index.ts';
import { analysisTexts } from './texts.ts';
import type { ValueCount } from './GivenAnswers.ts';

/** Mean place of each option over the rankings that have it, from 1, the best first. */
export function meanRanks(
  options: readonly Pick<Option, 'id' | 'text'>[],
  given: readonly ValueCount[],
): NonNullable<QuestionSummary['ranks']> {
  const labels = new Map(options.map(({ id, text }) => [id, text]));
  const places = new Map<string, { sum: number; count: number }>();
  for (const { value, count } of given) {
    if (!Array.isArray(value)) continue;
    for (const [index, id] of value.entries()) {
      const before = places.get(id) ?? { sum: 0, count: 0 };
      places.set(id, { sum: before.sum + (index + 1) * count, count: before.count + count });
    }
  }
  return [...places]
    .map(([id, { sum, count }]) => ({
      id,
      label: labels.get(id) ?? analysisTexts.removedChoice(id),
      mean: sum / count,
    }))
    .toSorted((a, b) => a.mean - b.mean);
}
