import { randomUUID } from 'node:crypto';
import { AVATAR_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';
import { removeMetadata } from '../../media/metadata/removeMetadata.ts';
import { sniffMedia } from '../../media/sniffMedia.ts';
import { limited } from './keepUpload.ts';
import type { Upload } from './readUpload.ts';
import { refuseTooManyPixels } from './refuseTooManyPixels.ts';

type Context = Pick<Services, 'db' | 'media' | 'now'>;

/**
 * Keeps a picture for an account and shows it from then on; the one before is cleared later. Its row comes first, so that a
 * crash leaves no file that nobody knows of. Refuses with 415 (no picture), 413 (too large) and 422 (too many pixels).
 */
export async function keepAvatar(services: Context, upload: Upload, user_id: string): Promise<void> {
  try {
    await keep(services, upload, user_id);
  } catch (error) {
    await upload.drop();
    throw error;
  }
}

async function keep({ db, media, now }: Context, upload: Upload, user_id: string): Promise<void> {
  const format = sniffMedia(upload.head);
  if (format?.kind !== 'image') throw new CallError('media/wrong-kind', { kinds: ['image'] });
  if (upload.announced !== null && upload.announced > AVATAR_LIMIT_BYTES) {
    throw new CallError('media/too-large', { bytes: AVATAR_LIMIT_BYTES });
  }
  const filename = `${randomUUID()}.${format.extension}`;
  await db
    .insertInto('avatars')
    .values({ filename, user_id, type: format.type, created_at: new Date(now()) })
    .execute();
  try {
    const arriving = await media.put(filename, limited(upload.content, AVATAR_LIMIT_BYTES));
    await refuseTooManyPixels(media, { filename_db: filename, size: arriving, extension: format.extension });
    const size = await removeMetadata(media, { filename_db: filename, size: arriving });
    await db.updateTable('avatars').set({ size, is_bare: true }).where('filename', '=', filename).execute();
    await db.updateTable('accounts').set({ avatar_file: filename }).where('user_id', '=', user_id).execute();
  } catch (error) {
    await media.delete(filename);
    await db.deleteFrom('avatars').where('filename', '=', filename).execute();
    throw error;
  }
}
