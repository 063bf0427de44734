import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { removeMediaFile } from '../state/mediaFiles.ts';

/** Takes a file out of the dialog's list; gives why it stays, as a sentence, or null when it is gone. */
export async function deleteFile(survey_id: string, filename_db: string): Promise<string | null> {
  try {
    await authorClient.call('deleteMedia', { survey_id, filename_db });
    removeMediaFile(survey_id, filename_db);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
