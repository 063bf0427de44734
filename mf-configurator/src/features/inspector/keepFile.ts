import type { ShownKind } from '@dialogwerk/shared/dialog';
import { reasonOf, uploadSurveyMedia } from '@dialogwerk/shared/clients';
import type { OnSent } from '@dialogwerk/shared/clients';
import { MEDIA_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import { texts } from './texts.ts';

/** What a file of the dialog is kept for. */
export type Purpose = 'logo' | 'avatar' | 'background' | 'block';

type Kept = { readonly filename_db: string } | { readonly problem: string };

/** Sends a file to be shown in the dialog; gives its name there, or why it was not taken, as a sentence. */
export async function keepFile(
  survey_id: string,
  file: File,
  kinds: readonly ShownKind[],
  purpose: Purpose,
  onSent?: OnSent,
): Promise<Kept> {
  const kind = kinds.find((candidate) => file.type.startsWith(`${candidate}/`));
  if (kind === undefined) return { problem: texts.fileWrongKind(kinds) };
  if (file.size > MEDIA_LIMIT_BYTES[kind]) return { problem: texts.fileTooLarge(MEDIA_LIMIT_BYTES[kind]) };
  try {
    const kept = await uploadSurveyMedia(survey_id, file, purpose, onSent);
    return { filename_db: kept.filename_db };
  } catch (error) {
    return { problem: texts.fileNotKept(reasonOf(error)) };
  }
}
