import type { CallResponse, ExportWish } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

type Db = Kysely<Tables>;

/** An export as it was asked for. */
export interface ExportRow {
  readonly survey_id: string;
  readonly export_id: string;
  readonly user_id: string | null;
  readonly wanted: ExportWish;
  readonly file_name: string;
  readonly state: CallResponse<'exportProgress'>['state'];
  readonly written: number;
  readonly total: number;
  readonly created_at: Date;
}

export async function findExport(db: Db, export_id: string): Promise<ExportRow | null> {
  const row = await db.selectFrom('exports').selectAll().where('export_id', '=', export_id).executeTakeFirst();
  return row ?? null;
}

/** Notes how far a file has come; false once somebody wants it no more. */
export async function noteWritten(
  db: Db,
  { survey_id, export_id }: Pick<ExportRow, 'survey_id' | 'export_id'>,
  written: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ written, state: 'running' })
    .where('survey_id', '=', survey_id)
    .where('export_id', '=', export_id)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes how the writing ended; one that was cancelled stays so. */
export async function noteEnded(
  db: Db,
  { survey_id, export_id }: Pick<ExportRow, 'survey_id' | 'export_id'>,
  state: 'done' | 'cancelled' | 'failed',
  at: Date,
): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state, ended_at: at, ...(state === 'done' ? { written: sql<number>`total` } : {}) })
    .where('survey_id', '=', survey_id)
    .where('export_id', '=', export_id)
    .where('state', '!=', 'cancelled')
    .execute();
}
