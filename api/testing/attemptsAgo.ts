import { sql } from 'kysely';
import type { TestApi } from './startTestApi.ts';

/** As if so many milliseconds had passed since all attempts that were counted: they go by the database's clock. */
export async function attemptsAgo({ services }: Pick<TestApi, 'services'>, milliseconds: number): Promise<void> {
  await services.db
    .updateTable('login_failures')
    .set({ last_at: sql`last_at - ${milliseconds}::float8 * interval '1 ms'` })
    .execute();
}
