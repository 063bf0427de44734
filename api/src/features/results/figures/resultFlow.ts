import type { ResultState } from '@dialogwerk/shared/contract';
import { END, START } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { matching, stateOf } from '../filter/matching.ts';
import { inSnapshot } from './inSnapshot.ts';
import type { FigureContext } from './inSnapshot.ts';

/** Whether the conversation `c` kept its ways from its first turn on. */
const hasWays = sql<boolean>`exists (
  select from turns f
  where f.survey_id = c.survey_id and f.conversation_id = c.conversation_id and f.turn = 0 and f.way is not null)`;

/** How many turns went each way: few ways, however many turns. */
async function readWays({ db, population }: FigureContext): Promise<{ way: string[]; count: number }[]> {
  const { rows } = await sql<{ way: string[]; count: number }>`
    select t.way, count(*) as count
    from turns t
    join conversations c on c.survey_id = t.survey_id and c.conversation_id = t.conversation_id
    where t.survey_id = ${population.survey_id} and t.withdrawn_at is null and cardinality(t.way) > 1
      and ${matching(population)} and ${hasWays}
    group by t.way`.execute(db);
  return rows;
}

interface Place {
  readonly unique_question_id: string;
  readonly state: ResultState;
  readonly count: number;
}

/** Where those are who have not come to the end. */
async function readPlaces({ db, population }: FigureContext): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select c.state -> 'open' ->> 'unique_question_id' as unique_question_id, ${stateOf(population)} as state,
      count(*) as count
    from conversations c
    where ${matching(population)} and c.finished_at is null and jsonb_typeof(c.state -> 'open') = 'object' and ${hasWays}
    group by 1, 2`.execute(db);
  return rows;
}

async function countUnknown({ db, population }: FigureContext): Promise<number> {
  const counted: RawBuilder<{ unknown: number }> = sql`
    select count(*) as unknown from conversations c where ${matching(population)} and not ${hasWays}`;
  return (await counted.execute(db)).rows[0]?.unknown ?? 0;
}

const add = (sums: Map<string, number>, key: string, count: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + count);
};

/** Where people go and where they stop. */
export const resultFlow: Handler<'resultFlow'> = (input, context) =>
  inSnapshot(input, context, async (figures) => {
    const [into, out, edges] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
    for (const { way, count } of await readWays(figures)) {
      for (const [index, to] of way.entries()) {
        const from = way[index - 1];
        if (from === undefined) continue;
        add(into, to, count);
        add(out, from, count);
        add(edges, JSON.stringify([from, to]), count);
      }
    }
    const places = Map.groupBy(await readPlaces(figures), ({ unique_question_id }) => unique_question_id);
    const ids = new Set([...into.keys(), ...out.keys(), ...places.keys()]);
    const there = (id: string, state: ResultState): number =>
      places.get(id)?.find((place) => place.state === state)?.count ?? 0;
    return {
      blocks: [...ids]
        .filter((id) => id !== START && id !== END)
        .map((id) => ({
          unique_question_id: id,
          into: into.get(id) ?? 0,
          out: out.get(id) ?? 0,
          stopped: there(id, 'stopped'),
          waiting: there(id, 'waiting'),
          opened: there(id, 'opened'),
        })),
      edges: [...edges].map(([key, count]) => {
        const [from = '', to = '']: string[] = JSON.parse(key);
        return { from, to, count };
      }),
      unknown: await countUnknown(figures),
    };
  });
