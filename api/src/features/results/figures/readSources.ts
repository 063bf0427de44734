import type { CallResponse } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { knownParameters } from '../../../dialogs/linkParameters.ts';
import { matching } from '../filter/matching.ts';
import type { FigureContext } from './inSnapshot.ts';

type Source = CallResponse<'resultOverview'>['sources'][number];

/** Values of one parameter; more of them are no sources but ids of people. */
const MOST_VALUES = 20;

interface Counted {
  readonly variable: string;
  readonly value: string;
  readonly total: number;
  /** Of all values but ''. */
  readonly given: number;
}

/**
 * What conversations came with: of each parameter that is kept or was once, who came with it and its most frequent values, '' for
 * those without. Parameters that none of these came with are left out.
 */
export async function readSources({ db, population }: FigureContext): Promise<Source[]> {
  const names = await knownParameters(db, population.survey_id);
  if (names.length === 0) return [];
  // What conversations came with is read once as a whole, however many parameters there are.
  const { rows } = await sql<Counted>`
    with groups as materialized (
      select c.came_with, count(*) as total from conversations c where ${matching(population)} group by 1
    ), counted as (
      select n.name as variable, n.place, coalesce(g.came_with ->> n.name, '') as value, sum(g.total)::int as total
      from groups g, unnest(${names}::text[]) with ordinality as n (name, place)
      group by 1, 2, 3
    ), ranked as (
      select *, coalesce(sum(total) filter (where value <> '') over (partition by variable), 0)::int as given,
        row_number() over (partition by variable order by total desc, value) as rank
      from counted
    )
    select variable, value, total, given from ranked
    where given > 0 and rank <= ${MOST_VALUES}
    order by place, rank`.execute(db);
  return [...Map.groupBy(rows, ({ variable }) => variable)].map(([variable, values]) => ({
    variable,
    total: values[0]?.given ?? 0,
    values: values.map(({ value, total }) => ({ value, total })),
  }));
}
