import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';
import { inNewNames } from './inNewNames.ts';

interface Copy {
  readonly from: string;
  readonly survey_id: string;
  readonly user_id: string;
}

/** Ties a copy to its original's brand kit, so that what changes there is offered to it as well; not for who is not in the kit's workspace. */
export async function copyKit(
  tx: Kysely<Tables>,
  { from, survey_id, user_id }: Copy,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    insert into brand_kit_uses (survey_id, kit_id, taken, given)
    select ${survey_id}, used.kit_id, used.taken, ${inNewNames(sql`used.given`, files)}
    from brand_kit_uses used
      join brand_kits kit on kit.kit_id = used.kit_id and kit.deleted_at is null
      join workspace_members member on member.workspace_id = kit.workspace_id and member.user_id = ${user_id}
    where used.survey_id = ${from}`.execute(tx);
}
