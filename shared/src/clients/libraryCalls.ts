import { LIBRARY_LIMITS } from '../contract/index.ts';
import type { CallRequest } from '../contract/index.ts';
import { change } from './resources/authorResources.ts';
import { usePagedResource } from './resources/usePagedResource.ts';

type Kind = NonNullable<CallRequest<'listLibrary'>['kind']>;
type Purpose = CallRequest<'takeFromLibrary'>['type'];

/** The media library as it is chosen from: the files that are found, page by page, and a dialog's own copy of one. */
export const libraryCalls = {
  useFiles(search: string, kind: Kind | null) {
    const request = { ...(search === '' ? {} : { search }), ...(kind === null ? {} : { kind }) };
    return usePagedResource('listLibrary', request, ({ page, total }) =>
      (page + 1) * LIBRARY_LIMITS.page < total ? { ...request, page: page + 1 } : null,
    );
  },
  async take(file_id: string, of: { readonly survey_id: string; readonly purpose: Purpose }) {
    const made = await change('takeFromLibrary', { survey_id: of.survey_id, file_id, type: of.purpose });
    if (!made.ok) return { ok: false, reason: made.reason } as const;
    const { media_file, alt_text } = made.value;
    return { ok: true, taken: { filename_db: media_file.filename_db, alt_text } } as const;
  },
} as const;
