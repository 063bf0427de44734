import type { Kysely } from 'kysely';
import { uuidv7 } from '../storage/ids.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** The name in the table of one that is shown by a name of the product's. */
const NAMELESS = '';

/** The id of the person's own workspace, which is made when it is first needed; `now` in milliseconds since 1970. */
export async function personalWorkspace(db: Kysely<Tables>, user_id: string, now: number): Promise<string> {
  await db
    .insertInto('workspaces')
    .values({ workspace_id: uuidv7(now), name: NAMELESS, personal_of: user_id })
    .onConflict((conflict) => conflict.column('personal_of').doNothing())
    .execute();
  const { workspace_id } = await db
    .selectFrom('workspaces')
    .select('workspace_id')
    .where('personal_of', '=', user_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('workspace_members')
    .values({ workspace_id, user_id, role: 'Besitzer' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return workspace_id;
}
