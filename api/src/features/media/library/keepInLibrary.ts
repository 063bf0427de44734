import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { MEDIA_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { LibraryFile, MediaKind } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import { readDimensions } from '../../../media/dimensions/readDimensions.ts';
import { storedBytes } from '../../../media/duration/ByteSource.ts';
import { readDuration } from '../../../media/duration/readDuration.ts';
import type { LibraryRow } from '../../../media/library/LibraryRow.ts';
import { reserveInLibrary } from '../../../media/library/reserveInLibrary.ts';
import { removeMetadata } from '../../../media/metadata/removeMetadata.ts';
import { refuseTwoInOne } from '../../../media/refuseTwoInOne.ts';
import { sniffMedia } from '../../../media/sniffMedia.ts';
import type { MediaFormat } from '../../../media/sniffMedia.ts';
import { canBeDrawn } from '../../../media/variants/smallerPicture.ts';
import type { Services } from '../../../services.ts';
import { limited } from '../keepUpload.ts';
import type { Upload } from '../readUpload.ts';
import { refuseTooManyPixels } from '../refuseTooManyPixels.ts';

type Context = Pick<Services, 'db' | 'media' | 'now' | 'mediaQuota'>;
type Kind = LibraryFile['kind'];

/** Where a file goes. */
interface LibraryTarget {
  readonly workspace_id: string;
  readonly created_by: string;
  /** The file whose place it is to take, which is of the same kind; null for a new one. */
  readonly replaces: LibraryRow | null;
}

const kinds: readonly Kind[] = ['image', 'audio', 'video'];

/**
 * Keeps a file for a library whole or not at all, without what it says of its maker; gives its id, or that of the file with the same content that
 * is there already. As with every file the row comes first (docs/decisions/0011). Refuses with 400 (a folder in its name), 415 (not a kind that is
 * taken, or another thing inside), 413 (too large), 422 (cannot be drawn, too many pixels, cannot be cleared), 409 (no room).
 */
export async function keepInLibrary(
  context: Context,
  upload: Upload,
  target: LibraryTarget,
): Promise<{ readonly file_id: string; readonly was_there: boolean }> {
  try {
    const format = formatOf(upload, target.replaces?.kind ?? null);
    return await keep(context, upload, format, target);
  } catch (error) {
    await upload.drop();
    throw error;
  }
}

function formatOf({ head, hasPath, announced }: Upload, wanted: Kind | null): MediaFormat & { readonly kind: Kind } {
  if (hasPath) throw new CallError('media/path-in-name');
  const format = sniffMedia(head);
  const kind = kinds.find((one) => one === format?.kind);
  if (!format || !kind) throw new CallError('media/wrong-kind', { kinds });
  if (wanted !== null && wanted !== kind) throw new CallError('library/other-kind', { kinds: [wanted] });
  const bytes = MEDIA_LIMIT_BYTES[kind];
  if (announced !== null && announced > bytes) throw new CallError('media/too-large', { bytes });
  return { ...format, kind };
}

async function keep(
  context: Context,
  upload: Upload,
  { kind, type, extension }: MediaFormat & { readonly kind: Kind },
  { workspace_id, created_by }: LibraryTarget,
): Promise<{ readonly file_id: string; readonly was_there: boolean }> {
  const { db, media, now } = context;
  const file_id = randomUUID();
  const filename_db = `${file_id}.${extension}`;
  const limit = MEDIA_LIMIT_BYTES[kind];
  const reserved = upload.announced ?? limit;
  const name = upload.name || nameless[kind];
  const row = { file_id, workspace_id, filename_db, name, kind, type, reserved, created_by };
  await reserveInLibrary(context, workspace_id, reserved, (tx) =>
    tx
      .insertInto('library_files')
      .values({ ...row, created_at: new Date(now()) })
      .execute(),
  );
  try {
    const hash = createHash('sha256');
    const content = hashed(limited(upload.content, limit), hash);
    const arriving = await media.put(filename_db, kind === 'image' ? refuseTwoInOne(content) : content);
    const digest = hash.digest();
    const there = await sameContent(context, workspace_id, digest);
    if (there !== null) {
      await forget(context, file_id, filename_db);
      return { file_id: there, was_there: true };
    }
    await refuseTooManyPixels(media, { filename_db, size: arriving, extension });
    const size = await removeMetadata(media, { filename_db, size: arriving });
    const source = storedBytes(media, filename_db, size);
    const pixels = kind === 'image' ? await drawnSize(context, filename_db, extension, size) : null;
    const seconds = kind === 'image' ? null : await readDuration(extension, source);
    const shape = { size, seconds, width: pixels?.width ?? null, height: pixels?.height ?? null };
    await db
      .updateTable('library_files')
      .set({ ...shape, hash: digest })
      .where('file_id', '=', file_id)
      .execute();
    return { file_id, was_there: false };
  } catch (error) {
    await forget(context, file_id, filename_db);
    throw error;
  }
}

/** What a file is called that has no name. */
const nameless: Readonly<Record<Kind, string>> = { image: 'Bild', audio: 'Aufnahme', video: 'Video' } satisfies Partial<
  Record<MediaKind, string>
>;

async function forget({ db, media }: Context, file_id: string, filename_db: string): Promise<void> {
  await media.delete(filename_db);
  await db.deleteFrom('library_files').where('file_id', '=', file_id).execute();
}

/** The file of a library with this content; null for none. */
async function sameContent({ db }: Context, workspace_id: string, hash: Buffer): Promise<string | null> {
  const found = await db
    .selectFrom('library_files')
    .select('file_id')
    .where('workspace_id', '=', workspace_id)
    .where('hash', '=', hash)
    .where('size', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.file_id ?? null;
}

/** The size of a picture; refuses (422) one that nobody can draw, whatever its beginning says that it is. */
async function drawnSize({ media }: Context, filename_db: string, extension: string, size: number) {
  const content = await media.get(filename_db);
  if (!content || !(await canBeDrawn(await buffer(content)))) throw new CallError('media/unreadable');
  return readDimensions(extension, storedBytes(media, filename_db, size));
}

async function* hashed(content: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}
