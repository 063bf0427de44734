import { reasonOf, uploadSurveyMedia } from '@dialogwerk/shared/clients';
import type { OnSent } from '@dialogwerk/shared/clients';
import { texts } from './texts.ts';

type Kept = { readonly filename_db: string } | { readonly problem: string };

/** Sends a video's captions; gives the file's name there, or why it was not taken, as a sentence. */
export async function keepCaptions(survey_id: string, file: File, onSent?: OnSent): Promise<Kept> {
  try {
    const kept = await uploadSurveyMedia(survey_id, file, 'captions', onSent);
    return { filename_db: kept.filename_db };
  } catch (error) {
    return { problem: texts.fileNotKept(reasonOf(error)) };
  }
}
