import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { brandPictures } from '@dialogwerk/shared/contract';
import type { BrandLook, BrandPicture } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import { pictureFile } from '../media/pictureAddresses.ts';
import { installationBytes, reserveRoom } from '../media/reserveRoom.ts';
import type { Services } from '../services.ts';
import type { BrandTie } from '../storage/tables/brandKitTables.ts';

type Context = Pick<Services, 'db' | 'media' | 'mediaQuota' | 'now'>;

/** What a dialog's picture is kept for. */
const purposes = { logo_src: 'logo', avatar_src: 'avatar', background_link: 'background' } as const satisfies Record<
  BrandPicture,
  string
>;

/**
 * A dialog's look with pictures that are the kit's own: copies, so that they stay when the dialog goes. A file that is gone, or is none of this dialog's,
 * becomes none. Refuses with 409 where the installation has no room.
 */
export async function picturesIntoKit(
  services: Context,
  survey_id: string,
  kit_id: string,
  look: BrandLook,
): Promise<BrandLook> {
  return withPictures(look, async (source) => {
    const name = pictureFile(source);
    // An address of another place stays what it is.
    if (name === null) return source;
    const file = await services.db
      .selectFrom('media')
      .where('survey_id', '=', survey_id)
      .where('filename_db', '=', name)
      .where('conversation_id', 'is', null)
      .where('kind', '=', 'image')
      .select(['filename_db', 'type', 'size'])
      .executeTakeFirst();
    const { size = null } = file ?? {};
    return !file || size === null ? null : copyIntoKit(services, kit_id, { ...file, size });
  });
}

interface Source {
  readonly filename_db: string;
  readonly type: string;
  readonly size: number;
}

async function copyIntoKit(services: Context, kit_id: string, from: Source): Promise<string | null> {
  const { db, media, now } = services;
  const content = await media.get(from.filename_db);
  if (!content) return null;
  try {
    await refuseFull(services, from.size);
    const filename = randomUUID() + extname(from.filename_db);
    await db
      .insertInto('brand_kit_files')
      .values({ filename, kit_id, type: from.type, reserved: from.size, created_at: new Date(now()) })
      .execute();
    const size = await media.put(filename, content);
    await db.updateTable('brand_kit_files').set({ size }).where('filename', '=', filename).execute();
    return filename;
  } finally {
    content.destroy();
  }
}

/** Where many come at one time, it is a little more at most than there is room for: pictures are small. */
async function refuseFull({ db, mediaQuota }: Context, bytes: number): Promise<void> {
  const { used } = await db
    .selectNoFrom(sql<number>`${installationBytes}::bigint`.as('used'))
    .executeTakeFirstOrThrow();
  if (used + bytes > mediaQuota) throw new CallError('media/installation-full');
}

/**
 * A kit's look with pictures that are the dialog's own: copies, so that they stay when the kit goes. What the dialog has from it already is not copied again.
 * Refuses with 409 where there is no room.
 */
export async function picturesIntoDialog(
  services: Context,
  survey_id: string,
  kit: { readonly kit_id: string; readonly look: BrandLook },
  tie: BrandTie | null,
): Promise<BrandLook> {
  return withPictures(kit.look, async (source, field) => {
    const name = pictureFile(source);
    if (name === null) return source;
    const had = tie?.kit_id === kit.kit_id && tie.taken[field] === source ? tie.given[field] : null;
    if (had !== null && (await isThere(services, survey_id, had))) return had;
    return copyIntoDialog(services, survey_id, name, field);
  });
}

async function isThere({ db }: Context, survey_id: string, filename_db: string): Promise<boolean> {
  const file = await db
    .selectFrom('media')
    .where('survey_id', '=', survey_id)
    .where('filename_db', '=', filename_db)
    .where('deleted_at', 'is', null)
    .select('size')
    .executeTakeFirst();
  return (file?.size ?? null) !== null;
}

async function copyIntoDialog(
  services: Context,
  survey_id: string,
  name: string,
  field: BrandPicture,
): Promise<string | null> {
  const { db, media, now } = services;
  const file = await db
    .selectFrom('brand_kit_files')
    .where('filename', '=', name)
    .select(['type', 'size'])
    .executeTakeFirst();
  const { size: bytes = null } = file ?? {};
  const content = bytes === null ? null : await media.get(name);
  if (!file || !content || bytes === null) return null;
  try {
    const media_id = randomUUID();
    const filename_db = media_id + extname(name);
    const row = {
      survey_id,
      media_id,
      filename_db,
      purpose: purposes[field],
      kind: 'image',
      type: file.type,
      reserved: bytes,
      original_name: '',
      created_at: new Date(now()),
      is_bare: true,
    } as const;
    await reserveRoom(services, { survey_id }, bytes, (tx) => tx.insertInto('media').values(row).execute());
    const size = await media.put(filename_db, content);
    await db
      .updateTable('media')
      .set({ size })
      .where('survey_id', '=', survey_id)
      .where('media_id', '=', media_id)
      .execute();
    return filename_db;
  } finally {
    content.destroy();
  }
}

async function withPictures(
  look: BrandLook,
  copy: (source: string | null, field: BrandPicture) => Promise<string | null>,
): Promise<BrandLook> {
  const made = { ...look };
  for (const field of brandPictures) made[field] = await copy(look[field], field);
  return made;
}
