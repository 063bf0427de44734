import type { QuestionSummary, StoredValue } from '../../contract/index.ts';
import type { GivenAnswers } from './GivenAnswers.ts';
import { analysisTexts } from './texts.ts';

/** Per choice; what was chosen before an author removed it is counted after the others, because it was an answer. */
export function countChoices({ choices, values }: GivenAnswers): NonNullable<QuestionSummary['counts']> {
  const counts = new Map(choices.map(({ id, label }) => [id, { id, label, count: 0 }]));
  for (const { value, count } of values) {
    for (const chosen of chosenIds(value)) {
      const choice = counts.get(chosen) ?? { id: chosen, label: removedLabel(chosen), count: 0 };
      counts.set(chosen, { ...choice, count: choice.count + count });
    }
  }
  return [...counts.values()];
}

/** A consent is stored as whether it was given, and counted by the ids that jumps go by. */
function chosenIds(value: StoredValue): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'agree' : 'decline'];
  if (Array.isArray(value)) return value;
  // What was recorded was not chosen.
  return typeof value === 'object' ? [] : [String(value)];
}

/** A knowledge question that no entry answered has an empty id. */
function removedLabel(id: string): string {
  return id === '' ? analysisTexts.nothingFound : analysisTexts.removedChoice(id);
}
