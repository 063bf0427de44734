import type { Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import { matching } from '../filter/matching.ts';
import { answersBeside } from './answersBeside.ts';
import type { CountedValue } from './columnFigures.ts';
import type { FigureContext } from './inSnapshot.ts';

/** A column of a question, with the part whose values it reads. */
export interface PartColumn {
  readonly variable: Variable;
  readonly part: string;
}

/**
 * How often which value was given to a question and its parts in which revision; words are counted together, because nobody adds them up, and
 * so is whether an answer helped, however often it was asked (`…!1`, `…!2`).
 */
export async function countValues(
  { db, population }: FigureContext,
  question: string,
  columns: readonly PartColumn[],
): Promise<Map<string, CountedValue[]>> {
  if (columns.length === 0) return new Map();
  // A part in which every column reads words or days has nothing to count apart.
  const texts = [...Map.groupBy(columns, ({ part }) => part)].flatMap(([part, all]) =>
    all.every(({ variable }) => variable.type === 'text') ? [part] : [],
  );
  const { rows } = await sql<CountedValue & { part: string }>`
    select case when starts_with(a.nachfrage_id, ${`${question}!`}) then ${`${question}!1`} else a.nachfrage_id end as part,
      case when a.nachfrage_id = any(${texts}::text[]) then '""'::jsonb else a.value end as value, c.revision,
      ${answersBeside(columns.map(({ variable }) => variable))} as beside, count(*) as count
    from answers a
    join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
    where a.survey_id = ${population.survey_id} and a.unique_question_id = ${question} and a.withdrawn_turn = 0
      and a.value is not null and ${matching(population)}
    group by 1, 2, 3, 4`.execute(db);
  return Map.groupBy(rows, ({ part }) => part);
}
