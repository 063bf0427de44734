import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Services } from '../../services.ts';

const FOLDER = new URL('./pictures/', import.meta.url);

/** A picture of a story on its way into a dialog. */
export interface StoryPicture {
  /** Its name among the story's pictures. */
  readonly picture: string;
  readonly media_id: string;
  /** Its name in the media store. */
  readonly filename_db: string;
  readonly purpose: 'avatar' | 'block';
}

/** Names a picture for one dialog. */
export function asPicture(picture: string, purpose: StoryPicture['purpose']): StoryPicture {
  const media_id = randomUUID();
  return { picture, media_id, filename_db: `${media_id}.webp`, purpose };
}

/**
 * Keeps the pictures of a dialog. Their rows come first and outside of any transaction, so that whatever breaks off leaves no
 * file that nobody knows of (docs/decisions/0011).
 */
export async function storePictures(
  { db, media, now }: Pick<Services, 'db' | 'media' | 'now'>,
  survey_id: string,
  pictures: readonly StoryPicture[],
): Promise<void> {
  for (const { picture, media_id, filename_db, purpose } of pictures) {
    const content = await readFile(new URL(picture, FOLDER));
    const row = { survey_id, media_id, filename_db, purpose, original_name: picture, created_at: new Date(now()) };
    await db
      .insertInto('media')
      .values({ ...row, kind: 'image', type: 'image/webp', reserved: content.length })
      .execute();
    const size = await media.put(filename_db, Readable.from([content]));
    await db
      .updateTable('media')
      .set({ size, reserved: 0 })
      .where((one) => one.and({ survey_id, media_id }))
      .execute();
  }
}
