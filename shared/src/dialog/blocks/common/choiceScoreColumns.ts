import type { BlockOf } from '../../../contract/index.ts';
import { NOT_APPLICABLE } from '../AnswerColumn.ts';
import type { AnswerColumn, BlockVersions } from '../AnswerColumn.ts';
import { idAsText, numberColumn } from './columns.ts';
import { columnTexts } from './columnTexts.ts';
import { hasScores } from './oneChosen.ts';

/**
 * What the chosen option counts in sums, beside its code: as the variable of the dialog held it, so by the revision that was answered. An option
 * without a score counts as 'keine Angabe'. Nothing where no version has scores.
 */
export function choiceScoreColumns({ all, at }: BlockVersions<BlockOf<'single'>>): AnswerColumn[] {
  const scores = all.flatMap(({ options }) => options.flatMap(({ score }) => (score === null ? [] : [score])));
  if (scores.length === 0) return [];
  const bounds = { min: Math.min(...scores), max: Math.max(...scores) };
  const read: AnswerColumn['read'] = ({ get, revision }) => {
    const { options } = at(revision);
    const id = idAsText(get('') ?? null);
    if (id === null || !hasScores(options)) return null;
    return options.find((option) => option.id === id)?.score ?? NOT_APPLICABLE;
  };
  return [{ ...numberColumn(bounds), aspect: '_punkte', label: columnTexts.score, read }];
}
