import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { Services } from '../services.ts';

/** A picture in the settings: a file's name, which may have the prefix 'file:' (spec §3), or an address. */
type Source = string | null;

/**
 * Where a browser gets the pictures of a dialog's settings, in their order. A file that is not there is null, so that the
 * default takes its place (spec §3).
 */
export async function pictureAddresses(
  { db, contentLocation }: Pick<Services, 'db' | 'contentLocation'>,
  sources: readonly Source[],
): Promise<Source[]> {
  const meant = sources.map(meantBy);
  const names = meant.flatMap((source) => fileName(source) ?? []);
  const rows =
    names.length === 0
      ? []
      : await db
          .selectFrom('media')
          .select('filename_db')
          .where('filename_db', 'in', names)
          .where('conversation_id', 'is', null)
          .where('size', 'is not', null)
          .execute();
  const there = new Set(rows.map(({ filename_db }) => filename_db));
  return meant.map((source) => {
    const name = fileName(source);
    if (name === null) return source && contentLocation(source);
    return there.has(name) ? contentLocation(publicMediaPath(name)) : null;
  });
}

/** The name of the file of this product that a setting means; null for none, and for any other address. */
export const pictureFile = (source: Source): string | null => fileName(meantBy(source));

function meantBy(source: Source): Source {
  return source?.replace(/^file:/, '').trim() || null;
}

/** The name of a file of this product, whether it stands alone or in its own address; null for any other address. */
function fileName(source: Source): string | null {
  const [, name = null] = /^(?:\/media\/)?([^/\\:?#\0]+)$/.exec(source ?? '') ?? [];
  return name;
}
