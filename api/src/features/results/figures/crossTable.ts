import type { CrossFigures, StoredValue } from '@dialogwerk/shared/contract';
import type { Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { readVariables } from '../data/readVariables.ts';
import { matching } from '../filter/matching.ts';
import { answersBeside } from './answersBeside.ts';
import { cellOf } from './columnFigures.ts';
import type { CountedValue } from './columnFigures.ts';
import { inSnapshot } from './inSnapshot.ts';
import type { FigureContext } from './inSnapshot.ts';
import { associationOf } from './statistics.ts';

interface Pair extends Omit<CountedValue, 'value'> {
  readonly row_value: StoredValue;
  readonly column_value: StoredValue;
}

/** A column of numbers that stands for answers. */
function answerVariable(variables: readonly Variable[], wanted: string): Variable {
  const found = variables.find(
    ({ name, type, source }) => name === wanted && type === 'number' && source.from === 'answer',
  );
  if (!found) throw new CallError('results/unknown-question');
  return found;
}

function placeOf({ source }: Variable): { question: string; part: string } {
  if (source.from !== 'answer') throw new Error('a variable without a question was looked up');
  const { unique_question_id: question, column } = source;
  return { question, part: column.part === '' ? '' : question + column.part };
}

async function readPairs({ db, population }: FigureContext, row: Variable, column: Variable): Promise<Pair[]> {
  const [a, b] = [placeOf(row), placeOf(column)];
  const { rows } = await sql<Pair>`
    select a.value as row_value, b.value as column_value, c.revision, ${answersBeside([row, column])} as beside, count(*) as count
    from answers a
    join answers b on b.survey_id = a.survey_id and b.conversation_id = a.conversation_id
      and b.unique_question_id = ${b.question} and b.nachfrage_id = ${b.part} and b.withdrawn_turn = 0
    join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
    where a.survey_id = ${population.survey_id} and a.unique_question_id = ${a.question} and a.nachfrage_id = ${a.part}
      and a.withdrawn_turn = 0 and a.value is not null and b.value is not null and ${matching(population)}
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** The values of a column in order: those with names, else those that were given. */
function valuesOf({ values }: Variable, given: readonly number[]): { value: number; label: string }[] {
  if (values.length > 0) return [...values];
  return [...new Set(given)].toSorted((a, b) => a - b).map((value) => ({ value, label: String(value) }));
}

/** Two columns with how many gave which value in both. */
export interface Crossed {
  readonly row: Variable;
  readonly column: Variable;
  readonly cross: CrossFigures;
}

/** Two columns of data against each other, by their names; 404 for one that the dialog does not have. */
export async function crossColumns(
  figures: FigureContext,
  names: { readonly row: string; readonly column: string },
): Promise<Crossed> {
  const variables = await readVariables(figures.db, figures.population.survey_id);
  const [row, column] = [answerVariable(variables, names.row), answerVariable(variables, names.column)];
  const pairs = (await readPairs(figures, row, column)).flatMap(({ row_value, column_value, count, ...of }) => {
    const [r, c] = [cellOf(row, row_value, of), cellOf(column, column_value, of)];
    return typeof r === 'number' && typeof c === 'number' ? [{ r, c, count }] : [];
  });
  const rows = valuesOf(
    row,
    pairs.map(({ r }) => r),
  );
  const columns = valuesOf(
    column,
    pairs.map(({ c }) => c),
  );
  const counts = rows.map(({ value: r }) =>
    columns.map(({ value: c }) =>
      pairs.reduce((sum, pair) => sum + (pair.r === r && pair.c === c ? pair.count : 0), 0),
    ),
  );
  const n = pairs.reduce((sum, { count }) => sum + count, 0);
  return { row, column, cross: { n, rows, columns, counts, ...associationOf(counts) } };
}

/** Two columns of data against each other, over the conversations that have a value in both. */
export const crossTable: Handler<'crossTable'> = (input, context) =>
  inSnapshot(input, context, async (figures) => (await crossColumns(figures, input)).cross);
