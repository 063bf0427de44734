import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { copyIntoSurvey } from '../../../media/library/copyIntoSurvey.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';
import { mayUseLibraryFile } from '../../../policies/mayUseLibraryFile.ts';
import { mediaFileOf } from '../mediaFiles.ts';
import { refuseTooManyOfSurvey } from '../refuseTooMany.ts';

/** A file of the library as the dialog's own; the one that it has of this content, where it has one. */
export const takeFromLibrary: Handler<'takeFromLibrary'> = async ({ file_id, type, ...input }, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const file = await mayUseLibraryFile(context, file_id);
  if (type !== 'block' && file.kind !== 'image') throw new CallError('media/wrong-kind', { kinds: ['image'] });
  const { services } = context;
  const { db } = services;
  const there = await db
    .selectFrom('media')
    .select('filename_db')
    .where('survey_id', '=', survey_id)
    .where('library_file_id', '=', file_id)
    .where('library_version', '=', file.version)
    .where('purpose', '=', type)
    .where('deleted_at', 'is', null)
    .where('size', 'is not', null)
    .executeTakeFirst();
  if (!there) await refuseTooManyOfSurvey(db, survey_id);
  const filename_db = there?.filename_db ?? (await copyIntoSurvey(services, file, { survey_id, purpose: type }));
  const media = { survey_id, filename_db, purpose: type, original_name: file.name };
  return { media_file: mediaFileOf(services, media), alt_text: file.alt_text };
};
