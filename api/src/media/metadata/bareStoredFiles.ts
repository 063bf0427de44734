import type { Services } from '../../services.ts';
import { CallError } from '../../errors/CallError.ts';
import { removeMetadata } from './removeMetadata.ts';

const AT_ONCE = 50;

type Context = Pick<Services, 'db' | 'media'>;

/**
 * Takes what files say of their makers out of those that were kept before new ones were cleared of it, one after another. Gives
 * how many could not be cleared because nobody finds their way in them; they stay as they are.
 */
export async function bareStoredFiles(services: Context): Promise<number> {
  return (await bareMedia(services)) + (await bareAvatars(services));
}

async function bareMedia({ db, media }: Context): Promise<number> {
  let unreadable = 0;
  for (;;) {
    const files = await db
      .selectFrom('media')
      .select(['survey_id', 'media_id', 'filename_db', 'size'])
      .where('is_bare', '=', false)
      .where('size', 'is not', null)
      .orderBy('media_id')
      .limit(AT_ONCE)
      .execute();
    for (const { survey_id, media_id, filename_db, size } of files) {
      const bare = await bareSize(media, { filename_db, size: size ?? 0 });
      if (bare === null) unreadable += 1;
      await db
        .updateTable('media')
        .set({ is_bare: true, ...(bare === null ? {} : { size: bare }) })
        .where('survey_id', '=', survey_id)
        .where('media_id', '=', media_id)
        .execute();
    }
    if (files.length < AT_ONCE) return unreadable;
  }
}

async function bareAvatars({ db, media }: Context): Promise<number> {
  let unreadable = 0;
  const files = await db
    .selectFrom('avatars')
    .select(['filename', 'size'])
    .where('is_bare', '=', false)
    .where('size', 'is not', null)
    .execute();
  for (const { filename, size } of files) {
    const bare = await bareSize(media, { filename_db: filename, size: size ?? 0 });
    if (bare === null) unreadable += 1;
    await db
      .updateTable('avatars')
      .set({ is_bare: true, ...(bare === null ? {} : { size: bare }) })
      .where('filename', '=', filename)
      .execute();
  }
  return unreadable;
}

/** null for a file that stays as it is. */
async function bareSize(
  media: Services['media'],
  file: { readonly filename_db: string; readonly size: number },
): Promise<number | null> {
  try {
    return await removeMetadata(media, file);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
