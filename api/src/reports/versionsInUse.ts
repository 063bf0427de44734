import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

export interface VersionInUse {
  readonly module: string;
  readonly version: string;
  readonly tabs: number;
}

/** The versions that tabs have reported since a moment (ms since 1970), with how many tabs; nothing of them may be cleared. */
export async function versionsInUse(db: Kysely<Tables>, since: number): Promise<VersionInUse[]> {
  return db
    .selectFrom('module_tabs')
    .where('seen_at', '>=', new Date(since))
    .groupBy(['module', 'version'])
    .select(({ fn }) => ['module', 'version', fn.countAll<number>().as('tabs')])
    .orderBy('module')
    .orderBy('version')
    .execute();
}
