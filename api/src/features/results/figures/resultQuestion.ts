import type { CallResponse, ColumnFigures } from '@dialogwerk/shared/contract';
import type { Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { readVariables } from '../data/readVariables.ts';
import { matching } from '../filter/matching.ts';
import { answersBeside } from './answersBeside.ts';
import { columnFigures } from './columnFigures.ts';
import type { CountedValue } from './columnFigures.ts';
import { inSnapshot } from './inSnapshot.ts';
import type { FigureContext } from './inSnapshot.ts';

/**
 * How often which value was given to a question and its parts in which revision; words are counted together, because nobody adds them up, and
 * so is whether an answer helped, however often it was asked (`…!1`, `…!2`).
 */
export async function countValues(
  { db, population }: FigureContext,
  question: string,
  texts: readonly string[],
  variables: readonly Variable[],
): Promise<Map<string, CountedValue[]>> {
  const { rows } = await sql<CountedValue & { part: string }>`
    select case when starts_with(a.nachfrage_id, ${`${question}!`}) then ${`${question}!1`} else a.nachfrage_id end as part,
      case when a.nachfrage_id = any(${texts}::text[]) then '""'::jsonb else a.value end as value, c.revision,
      ${answersBeside(variables)} as beside, count(*) as count
    from answers a
    join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
    where a.survey_id = ${population.survey_id} and a.unique_question_id = ${question} and a.withdrawn_turn = 0
      and a.value is not null and ${matching(population)}
    group by 1, 2, 3, 4`.execute(db);
  return Map.groupBy(rows, ({ part }) => part);
}

/** The figures of one question, by its columns of data. */
export const resultQuestion: Handler<'resultQuestion'> = (input, context) =>
  inSnapshot(input, context, (figures) => figuresOfQuestion(figures, input.question));

/** The figures of one question; 404 for one that the dialog never had. */
export async function figuresOfQuestion(
  figures: FigureContext,
  question: string,
): Promise<CallResponse<'resultQuestion'>> {
  const variables = await readVariables(figures.db, figures.population.survey_id);
  const columns = await figuresOfColumns(figures, question, variables);
  if (columns.length === 0) throw new CallError('results/unknown-question');
  return { columns };
}

/** The figures of a question's columns among those of the dialog. */
export async function figuresOfColumns(
  figures: FigureContext,
  question: string,
  variables: readonly Variable[],
): Promise<ColumnFigures[]> {
  const columns = variables.flatMap((variable) =>
    variable.source.from === 'answer' && variable.source.unique_question_id === question
      ? [{ variable, part: variable.source.column.part === '' ? '' : question + variable.source.column.part }]
      : [],
  );
  const parts = Map.groupBy(columns, ({ part }) => part);
  // A part in which every column reads words or days has nothing to count apart.
  const texts = [...parts].flatMap(([part, all]) =>
    all.every(({ variable }) => variable.type === 'text') ? [part] : [],
  );
  const own = columns.map(({ variable }) => variable);
  const values =
    columns.length === 0 ? new Map<string, CountedValue[]>() : await countValues(figures, question, texts, own);
  return columns.map(({ variable, part }) => columnFigures(variable, part, values.get(part) ?? []));
}
