import { LIBRARY_LIMITS } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { FILES_LOCK, installationBytes } from '../reserveRoom.ts';

/**
 * Writes down a file that is to come into a library, as `reserveRoom` does for a dialog's: 409 where the library or the installation has no room
 * for so many bytes.
 */
export async function reserveInLibrary(
  { db, mediaQuota }: Pick<Services, 'db' | 'mediaQuota'>,
  workspace_id: string,
  reserved: number,
  insert: (tx: Kysely<Tables>) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${FILES_LOCK})`.execute(tx);
    const { rows } = await sql<{ files: number; library: number; installation: number }>`
      select count(*)::int as files, coalesce(sum(coalesce(size, reserved)), 0)::bigint as library,
        ${installationBytes}::bigint as installation
      from library_files where workspace_id = ${workspace_id} and deleted_at is null`.execute(tx);
    const { files, library, installation } = rows[0] ?? { files: 0, library: 0, installation: 0 };
    if (files >= LIBRARY_LIMITS.files) throw new CallError('library/too-many');
    if (library + reserved > LIBRARY_LIMITS.bytes) throw new CallError('library/full', { limit: LIBRARY_LIMITS.bytes });
    if (installation + reserved > mediaQuota) throw new CallError('media/installation-full');
    await insert(tx);
  });
}
