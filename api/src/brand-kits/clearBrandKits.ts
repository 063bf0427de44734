import { forEachSettled } from '../forEachSettled.ts';
import type { Services } from '../services.ts';
import { restorableSince } from '../storage/database/clearDeleted.ts';

/** How long a picture that a kit shows no more can come back by undo. */
const UNSHOWN_MS = 24 * 60 * 60_000;

/** Deletes for good the kits that were deleted 30 days ago, and pictures that no kit shows. The file goes first: its row is how it is found. */
export async function clearBrandKits({ db, media, now }: Pick<Services, 'db' | 'media' | 'now'>): Promise<void> {
  await db.deleteFrom('brand_kits').where('deleted_at', '<', restorableSince(now())).execute();
  const settled = new Date(now() - UNSHOWN_MS);
  const files = await db
    .selectFrom('brand_kit_files as file')
    .leftJoin('brand_kits as kit', 'kit.kit_id', 'file.kit_id')
    .where('file.created_at', '<', settled)
    .where((eb) => eb.or([eb('kit.kit_id', 'is', null), eb('changed_at', '<', settled)]))
    .select(['filename', 'look'])
    .execute();
  const unshown = files.filter(({ filename, look }) => !look || !Object.values(look).includes(filename));
  await forEachSettled(unshown, async ({ filename }) => {
    await media.delete(filename);
    await db.deleteFrom('brand_kit_files').where('filename', '=', filename).execute();
  });
}
