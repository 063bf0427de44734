import type { CallResponse } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { createKept } from '../../../dialogs/createKept.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { dataVersion } from '../data/dataVersion.ts';
import { readRevisions } from '../data/readRevisions.ts';
import { matching, stateOf } from '../filter/matching.ts';
import { inSnapshot } from './inSnapshot.ts';
import type { FigureContext } from './inSnapshot.ts';

type Values = CallResponse<'calculatedValues'>['variables'];

const kept = createKept<readonly string[]>('calculated', ({ length }) => length);

/** What the calculations of a dialog set, over the revisions that its data are of; kept, because these are of megabytes. */
async function readCalculatedNames(db: Kysely<Tables>, survey_id: string): Promise<readonly string[]> {
  return kept([survey_id, await dataVersion(db, survey_id)], async () => {
    const blocks = (await readRevisions(db, survey_id)).flatMap(({ snapshot }) => snapshot.blocks);
    const assigned = blocks.flatMap((block) => (block.type === 'assign' ? block.assignments : []));
    return [...new Set(assigned.map(({ variable }) => variable))];
  });
}

/** The numbers that the dialog's calculations gave, over finished conversations. */
export async function readCalculated({ db, population }: FigureContext): Promise<Values> {
  const names = await readCalculatedNames(db, population.survey_id);
  if (names.length === 0) return [];
  const { rows } = await sql<Values[number]>`
    select v.name as variable, count(*) as n, avg(v.value) as mean, stddev_samp(v.value) as sd, min(v.value) as min,
      percentile_cont(0.5) within group (order by v.value) as median, max(v.value) as max
    from (
      select wanted.name, wanted.place, (c.state -> 'variables' ->> wanted.name)::float8 as value
      from conversations c, unnest(${names}::text[]) with ordinality as wanted (name, place)
      where ${matching(population)} and ${stateOf(population)} = 'finished'
        and jsonb_typeof(c.state -> 'variables' -> wanted.name) = 'number'
    ) v
    group by v.name, v.place
    order by v.place`.execute(db);
  return rows;
}

/** The numbers that the dialog's calculations gave (role with analyse 1). */
export const calculatedValues: Handler<'calculatedValues'> = (input, context) =>
  inSnapshot(input, context, async (figures) => ({ variables: await readCalculated(figures) }));
