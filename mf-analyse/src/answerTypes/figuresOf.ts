import type { AskedQuestion, ColumnFigures } from '@dialogwerk/shared/contract';
import { answerTypeOf } from './answerTypes.ts';
import type { Figure } from './Figure.ts';

type Counted = Pick<AskedQuestion, 'unique_question_id' | 'type' | 'is_nps' | 'map'>;

/** What the results of a question show, its probe left out; at the end what does not count for everybody. */
export function figuresOf(
  { unique_question_id: id, type, ...question }: Counted,
  columns: readonly ColumnFigures[],
): readonly Figure[] {
  const own = columns.filter(({ part }) => part !== `${id}#1`);
  const current = own.filter(({ is_former }) => !is_former);
  const figures = answerTypeOf({ type }).figures({ question, columns: current });
  const partial = current.flatMap(({ option, n, not_offered }) =>
    option !== '' && not_offered > 0 ? [{ label: option, n }] : [],
  );
  const former = own.filter(({ is_former, n }) => is_former && n > 0).map(({ name }) => name);
  return partial.length + former.length === 0 ? figures : [...figures, { kind: 'bases', partial, former }];
}
