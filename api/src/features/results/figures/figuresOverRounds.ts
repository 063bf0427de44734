import type { CallResponse } from '@dialogwerk/shared/contract';
import { allRoundsId, outsideRound, writtenId } from '@dialogwerk/shared/dialog';
import type { Variable } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { readVariables } from '../data/readVariables.ts';
import { cellsOf, columnFigures } from './columnFigures.ts';
import type { CountedCell } from './columnFigures.ts';
import { countValues } from './countValues.ts';
import type { FigureContext } from './inSnapshot.ts';

type Answered = Variable & { readonly source: Extract<Variable['source'], { from: 'answer' }> };

/** A column with its cells of all rounds. */
interface Together {
  /** Of the first round. */
  readonly variable: Answered;
  readonly cells: CountedCell[];
}

/**
 * The figures of a question of a loop over all rounds, each of which counts once: values are read as the column of their round reads them. 404 for a
 * question that no round ever had.
 */
export async function figuresOverRounds(
  figures: FigureContext,
  written: string,
): Promise<CallResponse<'resultQuestion'>> {
  const variables = await readVariables(figures.db, figures.population.survey_id);
  const columns = variables.filter((variable): variable is Answered => isOfRound(variable, written));
  const rounds = Map.groupBy(columns, ({ source }) => source.unique_question_id);
  const together = new Map<string, Together>();
  for (const [question, own] of rounds) {
    const partOf = ({ source }: Answered): string => (source.column.part === '' ? '' : question + source.column.part);
    const values = await countValues(
      figures,
      question,
      own.map((variable) => ({ variable, part: partOf(variable) })),
    );
    const counts = new Map<string, number>();
    for (const variable of own) {
      const kind = kindOf(variable);
      const place = counts.get(kind) ?? 0;
      counts.set(kind, place + 1);
      const key = JSON.stringify([kind, place]);
      const cells = cellsOf(variable, values.get(partOf(variable)) ?? []);
      const known = together.get(key);
      if (known) known.cells.push(...cells.map((cell) => asIn(known.variable, variable, cell)));
      else together.set(key, { variable, cells });
    }
  }
  if (together.size === 0) throw new CallError('results/unknown-question');
  const id = allRoundsId(written);
  return {
    columns: [...together.values()].map(({ variable, cells }) => {
      const { part } = variable.source.column;
      return columnFigures(variable, part === '' ? '' : id + part, cells);
    }),
  };
}

function isOfRound({ source }: Variable, written: string): boolean {
  if (source.from !== 'answer') return false;
  const { unique_question_id: id } = source;
  return outsideRound(id) !== null && writtenId(id) === written;
}

/** What a column holds of its question, whatever its round. */
function kindOf({ source: { column, isFormer } }: Answered): string {
  const { part, aspect, of } = column;
  return JSON.stringify([part, aspect, of?.id ?? null, isFormer]);
}

/** A number by what it stands for, because a round that came later may have others. */
function asIn(column: Variable, own: Variable, { cell, count }: CountedCell): CountedCell {
  const label = own.values.find(({ value }) => value === cell)?.label;
  const same = column.values.find((value) => value.label === label);
  return { cell: label !== undefined && same ? same.value : cell, count };
}
