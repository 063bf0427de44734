import { randomUUID } from 'node:crypto';
import { MEDIA_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { MediaKind } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';
import { storedBytes } from '../../media/duration/ByteSource.ts';
import { readDuration } from '../../media/duration/readDuration.ts';
import { removeMetadata } from '../../media/metadata/removeMetadata.ts';
import { refuseTwoInOne } from '../../media/refuseTwoInOne.ts';
import { sniffMedia } from '../../media/sniffMedia.ts';
import type { MediaFormat } from '../../media/sniffMedia.ts';
import type { MediaPurpose } from '../../storage/tables/mediaTables.ts';
import { refuseTooLong } from './refuseTooLong.ts';
import { refuseTooManyPixels } from './refuseTooManyPixels.ts';
import { reserveRoom } from '../../media/reserveRoom.ts';
import type { Upload } from './readUpload.ts';

/** What is taken here; the limits of the kinds hold beside `maxBytes`. */
export interface UploadRules {
  readonly kinds: readonly MediaKind[];
  readonly maxBytes: number;
  /** How long a recording may play; null for any other file. */
  readonly maxSeconds: number | null;
  /** Nothing but WebVTT. */
  readonly captionsOnly: boolean;
}

/** Whose file it is. */
export type MediaOwner =
  | { readonly survey_id: string; readonly purpose: MediaPurpose }
  | {
      readonly survey_id: string;
      readonly purpose: 'reply';
      readonly conversation_id: string;
      readonly unique_question_id: string;
    };

/** A file that is kept. */
export interface KeptMedia {
  readonly media_id: string;
  readonly filename_db: string;
  readonly format: MediaFormat;
  /** Bytes. */
  readonly size: number;
}

type Context = Pick<Services, 'db' | 'media' | 'now' | 'mediaQuota'>;

/**
 * Keeps a file whole or not at all, without what it says of its maker (`removeMetadata`). Its row comes first and says that it arrives, so that a crash leaves no file that
 * nobody knows of. Refuses with 415 (not a kind that is taken here), 413 (too large), 422 (plays too long, too many pixels, cannot be cleared of what it says of its maker), 409 (no room
 * left), 404 (what it belongs to is gone).
 */
export async function keepUpload(
  services: Context,
  upload: Upload,
  rules: UploadRules,
  owner: MediaOwner,
): Promise<KeptMedia> {
  try {
    return await keep(services, upload, rules, owner);
  } catch (error) {
    await upload.drop();
    throw error;
  }
}

async function keep(
  services: Context,
  upload: Upload,
  { kinds, maxBytes, maxSeconds, captionsOnly }: UploadRules,
  owner: MediaOwner,
): Promise<KeptMedia> {
  const format = sniffMedia(upload.head);
  if (captionsOnly && format?.extension !== 'vtt') throw new CallError('media/no-captions');
  if (!format || !kinds.includes(format.kind)) throw new CallError('media/wrong-kind', { kinds });
  const limit = Math.min(maxBytes, MEDIA_LIMIT_BYTES[format.kind]);
  if (upload.announced !== null && upload.announced > limit) throw new CallError('media/too-large', { bytes: limit });

  const { db, media, now } = services;
  const media_id = randomUUID();
  const filename_db = `${media_id}.${format.extension}`;
  const { kind, type } = format;
  const reserved = upload.announced ?? limit;
  const file = { media_id, filename_db, kind, type, original_name: upload.name, created_at: new Date(now()) };
  const row = { ...owner, ...file, reserved };
  await reserveRoom(services, owner, reserved, (tx) => tx.insertInto('media').values(row).execute());
  const ofThis = { survey_id: owner.survey_id, media_id };
  try {
    const content = limited(upload.content, limit);
    const arriving = await media.put(filename_db, kind === 'image' ? refuseTwoInOne(content) : content);
    await refuseTooManyPixels(media, { filename_db, size: arriving, extension: format.extension });
    const size = await removeMetadata(media, { filename_db, size: arriving });
    if (maxSeconds !== null) await refuseTooLong(media, { filename_db, size, format }, maxSeconds);
    const seconds = await readDuration(format.extension, storedBytes(media, filename_db, size));
    const arrived = await db
      .updateTable('media')
      .set({ size, is_bare: true, seconds })
      .where((media_) => media_.and(ofThis))
      .executeTakeFirst();
    if (arrived.numUpdatedRows === 0n) throw new CallError('media/conversation-gone');
    return { media_id, filename_db, format, size };
  } catch (error) {
    await media.delete(filename_db);
    await db
      .deleteFrom('media')
      .where((media_) => media_.and(ofThis))
      .execute();
    throw error;
  }
}

/** The content as it is, as long as it is within the limit; 413 where it goes beyond. */
export async function* limited(content: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > limit) throw new CallError('media/too-large', { bytes: limit });
    yield chunk;
  }
}
