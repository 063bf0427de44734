import type { WorkKind } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

type Reach = Pick<Services, 'db' | 'now'>;

/** A piece of work that is begun again after a crash. */
export interface Work {
  readonly kind: WorkKind;
  readonly survey_id: string;
  /** Which one of its kind, by ids. */
  readonly id: string;
  /** How long it takes at most, in milliseconds, where that is more than most work does. */
  readonly longest?: number;
}

/** How often a piece of work is begun that never ended. */
const MOST = 2;
/** Who begins it sooner does so beside the one who is at it, and counts with them, in milliseconds: hardly any takes longer. */
const BESIDE_MS = 15_000;

/**
 * Does a piece of work, and counts that it was begun until it has ended, well or not. One that was begun twice and never ended, because
 * the server did each time, is put aside for the admin: `instead` is done in its place, once. Gives null after that.
 */
export async function attempt<T>(
  reach: Reach,
  work: Work,
  does: { readonly work: () => Promise<T>; readonly instead: () => Promise<T> },
): Promise<T | null> {
  const { begun, isPutAside } = await begin(reach, work);
  if (isPutAside) return null;
  if (begun > MOST) {
    await putAside(reach, work);
    return does.instead();
  }
  try {
    return await does.work();
  } finally {
    await end(reach, work);
  }
}

async function begin({ db, now }: Reach, { kind, id, survey_id, longest = 0 }: Work) {
  const [at, beside] = [new Date(now()), new Date(now() - Math.max(BESIDE_MS, longest))];
  const { rows } = await sql<{ begun: number; isPutAside: boolean }>`
    insert into work_attempts (kind, work, survey_id, begun, begun_at) values (${kind}, ${id}, ${survey_id}, 1, ${at})
    on conflict (kind, work) do update set
      begun = work_attempts.begun + (work_attempts.begun_at <= ${beside})::int,
      begun_at = case when work_attempts.begun_at <= ${beside} then excluded.begun_at else work_attempts.begun_at end
    returning begun, put_aside_at is not null as "isPutAside"`.execute(db);
  return rows[0] ?? { begun: 1, isPutAside: false };
}

async function putAside({ db, now }: Reach, { kind, id }: Work): Promise<void> {
  await db
    .updateTable('work_attempts')
    .set({ put_aside_at: new Date(now()) })
    .where('kind', '=', kind)
    .where('work', '=', id)
    .execute();
}

async function end({ db }: Reach, { kind, id }: Work): Promise<void> {
  await db.deleteFrom('work_attempts').where('kind', '=', kind).where('work', '=', id).execute();
}
