import type { SystemState } from '@dialogwerk/shared/contract';
import type { Services } from '../services.ts';

const SHOWN = 20;
const KEPT_MS = 30 * 24 * 3_600_000;

/** The last 20 pieces of work that were put aside (`attempt`). */
export async function readPutAside({ db }: Pick<Services, 'db'>): Promise<SystemState['put_aside']> {
  const rows = await db
    .selectFrom('work_attempts as w')
    .leftJoin('surveys as s', 's.survey_id', 'w.survey_id')
    .where('put_aside_at', 'is not', null)
    .select(['w.kind', 'w.work', 'w.put_aside_at', 's.survey_name'])
    .orderBy('put_aside_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ kind, work, put_aside_at, survey_name }) => ({
    kind,
    work,
    survey_name: survey_name ?? '',
    put_aside_at: put_aside_at?.getTime() ?? 0,
  }));
}

/** Has all of it begun again; gives how many pieces that are. */
export async function retryPutAside({ db }: Pick<Services, 'db'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('work_attempts')
    .where('put_aside_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Forgets what nobody has asked for in 30 days. */
export async function clearAttempts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('work_attempts')
    .where('begun_at', '<', new Date(now() - KEPT_MS))
    .execute();
}
