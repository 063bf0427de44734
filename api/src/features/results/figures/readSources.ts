import type { CallResponse } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { matching } from '../filter/matching.ts';
import type { FigureContext } from './inSnapshot.ts';

type Source = CallResponse<'resultOverview'>['sources'][number];

/** Values of one variable; more of them are no sources but ids of people. */
const MOST_VALUES = 20;

/** The variables that blocks of any revision set. */
export async function readBlockVariables({ db, population }: FigureContext): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct jsonb_array_elements(
      jsonb_path_query_array(r.snapshot, '$.blocks[*].variable ? (@ != null)')
        || jsonb_path_query_array(r.snapshot, '$.blocks[*].assignments[*].variable')
        || jsonb_path_query_array(r.snapshot, '$.blocks[*].mapping[*].variable')) #>> '{}' as name
    from revisions r where r.survey_id = ${population.survey_id}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether the conversation `c` came with anything: it holds a variable that no block sets. */
export const cameWith = (blockVariables: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(c.state -> 'variables') - ${blockVariables}::text[] <> '{}'`;

/**
 * What conversations came with (parameters of their links, domain.md §12): the variables that no block of any revision sets, each
 * with its most frequent values.
 */
export async function readSources(
  { db, population }: FigureContext,
  blockVariables: readonly string[],
): Promise<Source[]> {
  const { rows } = await sql<{ variable: string; value: string; total: number; all: number }>`
    with given as (
      select v.key as variable, v.value #>> '{}' as value, count(*) as total
      from conversations c, jsonb_each((c.state -> 'variables') - ${blockVariables}::text[]) as v
      where ${matching(population)} and jsonb_typeof(v.value) in ('string', 'number', 'boolean')
      group by 1, 2
    )
    select * from (
      select variable, value, total, sum(total) over (partition by variable)::int as all,
        row_number() over (partition by variable order by total desc, value) as place
      from given
    ) ranked
    where place <= ${MOST_VALUES}
    order by variable, place`.execute(db);
  return [...Map.groupBy(rows, ({ variable }) => variable)].map(([variable, values]) => ({
    variable,
    total: values[0]?.all ?? 0,
    values: values.map(({ value, total }) => ({ value, total })),
  }));
}
