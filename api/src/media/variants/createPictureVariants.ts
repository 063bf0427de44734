import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';
import { typeByName } from '../typeByName.ts';
import type { PictureVariants, Variant, VariantFound } from './PictureVariants.ts';
import { smallerPicture } from './smallerPicture.ts';
import type { SmallFormat } from './smallerPicture.ts';

/** Pictures that are made at one time, because each takes a core; who comes while so many wait gets the picture itself. */
const AT_ONCE = 1;
const WAITING = 12;
/** Who waits longer gets the picture itself, which is on its way at once. */
const PATIENCE_MS = 2_500;
/** Those that have nothing smaller, by what was asked for. */
const REMEMBERED = 10_000;
/** The pictures that there are smaller ones of: GIFs move. */
export const SHRINKS = /\.(jpg|png|webp|avif)$/;

type Context = Pick<Services, 'db' | 'media' | 'now' | 'pictureSize'>;

/**
 * Makes smaller pictures as they are first asked for, one after the other, and keeps them in the store (docs/decisions/0170). The row comes
 * first, as with every file (docs/decisions/0011).
 */
export function createPictureVariants(context: Context): PictureVariants {
  const useless = new LRUCache<string, true>({ max: REMEMBERED });
  const making = new Map<string, Promise<VariantFound>>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    async find(filename_db, width, accept) {
      const format = bestOf(accept);
      if (format === null || !SHRINKS.test(filename_db)) return 'none';
      const what = `${width}.${format}`;
      const key = `${filename_db} ${what}`;
      if (useless.has(key)) return 'none';
      const kept = await readVariant(context, filename_db, what);
      if (kept !== null) return kept;
      const begun = making.get(key);
      if (begun) return soon(begun);
      if (queue.length >= WAITING) return 'later';
      const work = inTurn(() => makeVariant(context, { filename_db, width, format, what }))
        .catch((): VariantFound => 'later')
        .then((found) => {
          if (found === 'none') useless.set(key, true);
          return found;
        })
        .finally(() => making.delete(key));
      making.set(key, work);
      return soon(work);
    },
  };
}

/** What came within the patience of who waits for it. */
const soon = (work: Promise<VariantFound>): Promise<VariantFound> =>
  Promise.race([work, wait(PATIENCE_MS, 'later' as const, { ref: false })]);

function bestOf(accept: string): SmallFormat | null {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : null;
}

async function readVariant({ db }: Context, filename_db: string, what: string): Promise<VariantFound | null> {
  const row = await db
    .selectFrom('media_variants')
    .select(['variant_db', 'size'])
    .where('filename_db', '=', filename_db)
    .where('what', '=', what)
    .executeTakeFirst();
  if (!row) return null;
  return row.size === null ? 'later' : variantOf(row.variant_db, row.size);
}

const variantOf = (filename_db: string, size: number): Variant => ({
  filename_db,
  size,
  type: typeByName(filename_db),
});

interface Wanted {
  readonly filename_db: string;
  readonly width: number;
  readonly format: SmallFormat;
  readonly what: string;
}

async function makeVariant(
  { db, media, now, pictureSize }: Context,
  { filename_db, width, format, what }: Wanted,
): Promise<VariantFound> {
  const size = await pictureSize(filename_db);
  if (size === null || size.width <= width) return 'none';
  const content = await media.get(filename_db);
  if (!content) return 'none';
  const original = await buffer(content);
  const made = await smallerPicture(original, width, format);
  if (made === null || made.bytes.length >= original.length) return 'none';
  const variant_db = `${randomUUID()}.${format}`;
  const row = { variant_db, filename_db, what, width: made.width, height: made.height, created_at: new Date(now()) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('media_variants')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Another server was first.
  if (numInsertedOrUpdatedRows !== 1n) return 'later';
  try {
    const written = await media.put(variant_db, Readable.from([made.bytes]));
    await db.updateTable('media_variants').set({ size: written }).where('variant_db', '=', variant_db).execute();
    return variantOf(variant_db, written);
  } catch (error) {
    await media.delete(variant_db);
    await db.deleteFrom('media_variants').where('variant_db', '=', variant_db).execute();
    throw error;
  }
}
