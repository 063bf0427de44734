import { STUDY_ZONE } from '@dialogwerk/shared/contract';
import type { CallResponse, QualityFlag, ResultDevice, ResultState } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { deviceOf, matching, stateOf } from '../filter/matching.ts';
import { readSources } from './readSources.ts';
import { inSnapshot } from './inSnapshot.ts';
import type { FigureContext } from './inSnapshot.ts';

type Standing = Pick<CallResponse<'resultOverview'>, 'total' | 'states' | 'days' | 'seconds'>;

interface Group {
  readonly day: string;
  readonly state: ResultState;
  readonly publication_id: string | null;
  readonly revision: number;
  /** null: the main one of the revision. */
  readonly language: string | null;
  readonly device: ResultDevice;
  readonly flags: readonly QualityFlag[] | null;
  readonly count: number;
}

/** Everything that is counted, in one pass over the conversations. */
async function readGroups({ db, population }: FigureContext): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select to_char(c.started_at at time zone ${STUDY_ZONE}, 'YYYY-MM-DD') as day, ${stateOf(population)} as state,
      c.publication_id, c.revision, c.language, ${deviceOf} as device, c.flags,
      count(*) as count
    from conversations c
    where ${matching(population)}
    group by 1, 2, 3, 4, 5, 6, 7
    order by 1`.execute(db);
  return rows;
}

interface Seconds {
  readonly n: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
}

async function readSeconds({ db, population }: FigureContext): Promise<Seconds | null> {
  const { rows } = await sql<{ n: number; quartiles: number[] | null }>`
    select count(*) as n, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by s.seconds) as quartiles
    from (
      select extract(epoch from c.finished_at - c.started_at)::float8 as seconds
      from conversations c
      where ${matching(population)} and ${stateOf(population)} = 'finished'
    ) s`.execute(db);
  const [q1, median, q3] = rows[0]?.quartiles ?? [];
  return rows[0] && q1 !== undefined && median !== undefined && q3 !== undefined
    ? { n: rows[0].n, q1, median, q3 }
    : null;
}

function summed<Key>(groups: readonly Group[], keyOf: (group: Group) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const group of groups) sums.set(keyOf(group), (sums.get(keyOf(group)) ?? 0) + group.count);
  return sums;
}

const flagged = (groups: readonly Group[], flag: QualityFlag): number =>
  groups.reduce((sum, { flags, count }) => sum + (flags?.includes(flag) ? count : 0), 0);

function standingOf(groups: readonly Group[], seconds: Seconds | null): Standing {
  const states = summed(groups, ({ state }) => state);
  const finished = summed(
    groups.filter(({ state }) => state === 'finished'),
    ({ day }) => day,
  );
  const begun = summed(groups, ({ day }) => day);
  return {
    total: groups.reduce((sum, { count }) => sum + count, 0),
    states: {
      finished: states.get('finished') ?? 0,
      screened: states.get('screened') ?? 0,
      waiting: states.get('waiting') ?? 0,
      stopped: states.get('stopped') ?? 0,
      opened: states.get('opened') ?? 0,
    } satisfies Record<ResultState, number>,
    days: [...begun].map(([day, count]) => ({ day, begun: count, finished: finished.get(day) ?? 0 })),
    seconds,
  };
}

/** The part of the overview that says nothing of where people came from. */
export async function readStanding(figures: FigureContext): Promise<Standing> {
  return standingOf(await readGroups(figures), await readSeconds(figures));
}

/** How many conversations there are and how they stand. */
export const resultOverview: Handler<'resultOverview'> = (input, context) =>
  inSnapshot(input, context, async (figures) => {
    const groups = await readGroups(figures);
    const { languages } = figures.facts;
    return {
      ...standingOf(groups, await readSeconds(figures)),
      publications: [...summed(groups, ({ publication_id }) => publication_id)].map(([publication_id, total]) => ({
        publication_id,
        total,
      })),
      languages: [...summed(groups, ({ revision, language }) => language ?? languages.get(revision) ?? null)].map(
        ([language, total]) => ({ language, total }),
      ),
      devices: [...summed(groups, ({ device }) => device)].map(([device, total]) => ({ device, total })),
      flags: {
        fast: flagged(groups, 'fast'),
        straight: flagged(groups, 'straight'),
        nonsense: flagged(groups, 'nonsense'),
        duplicate: flagged(groups, 'duplicate'),
      } satisfies Record<QualityFlag, number>,
      sources: await readSources(figures),
    };
  });
