import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** Where a name in a public address leads. */
export interface Named {
  /** Public id of the dialog or the multi-chat. */
  readonly id: string;
  /** What its address should say: the name in use, else the id. */
  readonly address: string;
}

/** The dialog behind a name, or the multi-chat; capitals do not count. null where nobody has it. */
export async function findByName(db: Kysely<Tables>, kind: 'survey' | 'manager', name: string): Promise<Named | null> {
  const row = await db
    .selectFrom('public_names as asked')
    .leftJoin('dialog_managers as m', 'm.dialog_manager_id', 'asked.dialog_manager_id')
    .leftJoin('public_names as used', (join) =>
      join
        .onRef('used.survey_id', 'is not distinct from', 'asked.survey_id')
        .onRef('used.dialog_manager_id', 'is not distinct from', 'asked.dialog_manager_id')
        .on('used.in_use', '=', true),
    )
    .select(['asked.survey_id', 'm.public_id', 'used.name'])
    .where('asked.name', '=', name.toLowerCase())
    .executeTakeFirst();
  const id = kind === 'survey' ? row?.survey_id : row?.public_id;
  return id ? { id, address: row?.name ?? id } : null;
}
