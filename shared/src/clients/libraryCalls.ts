import type { CallRequest } from '../contract/index.ts';
import { reasonOf } from './http/reasonOf.ts';
import { change, fetchOnce } from './resources/authorResources.ts';

type Purpose = CallRequest<'takeFromLibrary'>['type'];

/** The media library as it is chosen from: a page of the files that are found, and a dialog's own copy of one; or why not, as a sentence. */
export const libraryCalls = {
  find(request: CallRequest<'listLibrary'>) {
    return fetchOnce('listLibrary', request).then(
      ({ files, total }) => ({ ok: true, files, total }) as const,
      (error: unknown) => ({ ok: false, reason: reasonOf(error) }) as const,
    );
  },
  async take(file_id: string, of: { readonly survey_id: string; readonly purpose: Purpose }) {
    const made = await change('takeFromLibrary', { survey_id: of.survey_id, file_id, type: of.purpose });
    if (!made.ok) return { ok: false, reason: made.reason } as const;
    const { media_file, alt_text } = made.value;
    return { ok: true, taken: { filename_db: media_file.filename_db, alt_text } } as const;
  },
} as const;
