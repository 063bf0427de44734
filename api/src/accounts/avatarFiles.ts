import type { Services } from '../services.ts';
import { forEachSettled } from '../forEachSettled.ts';

/** The longest that an upload takes. */
const ARRIVES_WITHIN_MS = 60 * 60_000;

/** Deletes uploaded pictures that no account shows any more. The file goes first: its row is how it is found. */
export async function clearAvatars({ db, media, now }: Pick<Services, 'db' | 'media' | 'now'>): Promise<void> {
  const unused = await db
    .selectFrom('avatars')
    .leftJoin('accounts', 'accounts.avatar_file', 'avatars.filename')
    .where('accounts.user_id', 'is', null)
    .where('avatars.created_at', '<', new Date(now() - ARRIVES_WITHIN_MS))
    .select('filename')
    .execute();
  await forEachSettled(unused, async ({ filename }) => {
    await media.delete(filename);
    await db.deleteFrom('avatars').where('filename', '=', filename).execute();
  });
}
