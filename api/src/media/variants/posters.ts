import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Services } from '../../services.ts';
import type { MadePicture } from './smallerPicture.ts';

type Context = Pick<Services, 'db' | 'media' | 'now'>;

const POSTER = 'poster';

/** Keeps what stands for a film before it plays, in place of the one before. */
export async function keepPoster(context: Context, filename_db: string, poster: MadePicture): Promise<void> {
  const { db, media, now } = context;
  const variant_db = `${randomUUID()}.webp`;
  const { width, height, bytes } = poster;
  const row = { variant_db, filename_db, what: variant_db, width, height, created_at: new Date(now()) };
  await db.insertInto('media_variants').values(row).execute();
  try {
    const size = await media.put(variant_db, Readable.from([bytes]));
    const before = await posterOf(context, filename_db);
    if (before !== null) await deleteVariant(context, before);
    await db.updateTable('media_variants').set({ size, what: POSTER }).where('variant_db', '=', variant_db).execute();
  } catch (error) {
    await deleteVariant(context, variant_db);
    throw error;
  }
}

/** The name of a film's poster; null for none. */
async function posterOf({ db }: Context, filename_db: string): Promise<string | null> {
  const row = await db
    .selectFrom('media_variants')
    .select('variant_db')
    .where('filename_db', '=', filename_db)
    .where('what', '=', POSTER)
    .executeTakeFirst();
  return row?.variant_db ?? null;
}

/** Gives a copy of a film the poster that the film has, where it has one. */
export async function copyPoster(context: Context, from: string, to: string): Promise<void> {
  const { db, media, now } = context;
  const poster = await db
    .selectFrom('media_variants')
    .select(['variant_db', 'size', 'width', 'height'])
    .where('filename_db', '=', from)
    .where('what', '=', POSTER)
    .where('size', 'is not', null)
    .executeTakeFirst();
  if (!poster) return;
  const variant_db = `${randomUUID()}.webp`;
  const { size, width, height } = poster;
  const row = { variant_db, filename_db: to, what: POSTER, width, height, created_at: new Date(now()) };
  await db.insertInto('media_variants').values(row).execute();
  if (await media.copy(poster.variant_db, variant_db))
    await db.updateTable('media_variants').set({ size }).where('variant_db', '=', variant_db).execute();
  else await deleteVariant(context, variant_db);
}

/** Deletes all that was made of a file; the file of each before its row. */
export async function deleteVariantsOf(context: Pick<Services, 'db' | 'media'>, filename_db: string): Promise<void> {
  const rows = await context.db
    .selectFrom('media_variants')
    .select('variant_db')
    .where('filename_db', '=', filename_db)
    .execute();
  for (const { variant_db } of rows) await deleteVariant(context, variant_db);
}

/** Deletes what was made of a file, by its name. */
export async function deleteVariant({ db, media }: Pick<Services, 'db' | 'media'>, variant_db: string): Promise<void> {
  await media.delete(variant_db);
  await db.deleteFrom('media_variants').where('variant_db', '=', variant_db).execute();
}
