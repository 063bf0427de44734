import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { LIBRARY_LIMITS, mediaKinds } from '../../limits.ts';
import { done, milliseconds, questionId, surveyId } from '../primitives.ts';
import { mediaFile, surveyMedia } from './media.ts';

const fileId = z.uuid();
const shownKind = z.enum(mediaKinds).exclude(['document']);

/** A file of a workspace, for any of its dialogs. */
export const libraryFile = z.object({
  file_id: fileId,
  workspace_id: z.uuid(),
  filename_db: z.string(),
  name: z.string(),
  kind: shownKind,
  /** MIME type by the content. */
  type: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  /** Pixels of a picture; null where it does not say, and for every other file. */
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  /** How long a recording or film plays; null where that cannot be told. */
  seconds: z.number().nonnegative().nullable(),
  location: z.string(),
  /** A small picture of it; null for none. */
  thumb: z.string().nullable(),
  /** What stands for it when it is not seen or heard; '' for none yet. */
  alt_text: z.string(),
  created_at: milliseconds,
  /** When its content was replaced last; null: never. */
  replaced_at: milliseconds.nullable(),
  /** How many dialogs have it. */
  dialogs: z.number().int().nonnegative(),
});
export type LibraryFile = z.infer<typeof libraryFile>;

/** A workspace as the library offers it. */
const libraryWorkspace = z.object({
  workspace_id: z.uuid(),
  /** '' for the person's own. */
  name: z.string(),
  is_personal: z.boolean(),
  /** Whether the person may add, change and delete files of it. */
  may_change: z.boolean(),
});
export type LibraryWorkspace = z.infer<typeof libraryWorkspace>;

/** A dialog that shows a file of the library, and where. */
const libraryPlace = z.object({
  survey_id: z.string(),
  survey_name: z.string(),
  /** The places of its draft: a block, or the settings for null. Empty where only the published version shows it. */
  places: z.array(z.object({ unique_question_id: questionId.nullable(), name: z.string() })),
  is_published: z.boolean(),
});
export type LibraryPlace = z.infer<typeof libraryPlace>;

/** Upload `libraryFile`: its query, and what it answers. */
export const libraryUpload = {
  query: z.object({
    /** Where it goes; absent: into the person's own. */
    workspace_id: z.uuid().optional(),
    /** The file whose content it takes the place of, in all drafts that show it. */
    replaces: fileId.optional(),
  }),
  response: z.object({
    file: libraryFile,
    /** Whether the same content was there already: then that file is answered, and nothing was kept. */
    was_there: z.boolean(),
    /** In how many dialogs' drafts the new content took the old one's place. */
    replaced_in: z.number().int().nonnegative(),
    /** In how many it could not. */
    left_in: z.number().int().nonnegative(),
  }),
};
export type LibraryUpload = z.infer<typeof libraryUpload.response>;

const changed = z.object({ file: libraryFile });

export const mediaLibraryCalls = {
  /** Files of the person's workspaces, or of one, the newest first, by pages; with `search` those with its words in name or alternative text. */
  listLibrary: {
    method: 'GET',
    path: '/api/library',
    access: 'author',
    errors: ['workspace/unknown'],
    request: z.object({
      workspace_id: z.uuid().optional(),
      search: z.string().max(200).optional(),
      kind: shownKind.optional(),
      /** Those without an alternative text alone. */
      undescribed: z.literal('1').optional(),
      /** From 0. */
      page: z.coerce.number().int().min(0).max(10_000).optional(),
    }),
    response: z.object({
      files: z.array(libraryFile).max(LIBRARY_LIMITS.page),
      total: z.number().int().nonnegative(),
      /** The one that was asked for. */
      page: z.number().int().nonnegative(),
      workspaces: z.array(libraryWorkspace),
    }),
  },
  /** Where a file is shown: the dialogs that the person sees, and how many others. */
  libraryPlaces: {
    method: 'GET',
    path: '/api/library/:file_id/places',
    access: 'author',
    errors: ['library/unknown'],
    request: z.object({ file_id: fileId }),
    response: z.object({ places: z.array(libraryPlace), others: z.number().int().nonnegative() }),
  },
  changeLibraryFile: {
    method: 'PUT',
    path: '/api/library/:file_id',
    access: 'author',
    invalidates: ['listLibrary'],
    errors: ['library/unknown', 'role/insufficient'],
    request: z.object({
      file_id: fileId,
      name: z.string().trim().min(1).max(LIBRARY_LIMITS.name).optional(),
      alt_text: z.string().trim().max(LIBRARY_LIMITS.alternative).optional(),
    }),
    response: changed,
  },
  /** Refused with 409 while a draft or what is published shows it; can be taken back (`restoreLibraryFile`). */
  deleteLibraryFile: {
    method: 'DELETE',
    path: '/api/library/:file_id',
    access: 'author',
    invalidates: ['libraryPlaces', 'listLibrary'],
    errors: ['library/in-use', 'library/unknown', 'role/insufficient'],
    request: z.object({ file_id: fileId }),
    response: done,
  },
  restoreLibraryFile: {
    method: 'POST',
    path: '/api/library/:file_id/restore',
    access: 'author',
    invalidates: ['libraryPlaces', 'listLibrary'],
    errors: ['library/unknown', 'role/insufficient'],
    request: z.object({ file_id: fileId }),
    response: changed,
  },
  /** Gives a dialog a file of the library as its own: a copy, which stays when the library's goes. The one that it has already, where it has one. */
  takeFromLibrary: {
    method: 'POST',
    path: '/api/surveys/:survey_id/media/from_library',
    access: 'author',
    invalidates: ['libraryPlaces', 'listLibrary', 'mediaList'],
    errors: [
      'library/unknown',
      'media/installation-full',
      'media/survey-full',
      'media/too-many-of-survey',
      'role/insufficient',
      'survey/unknown',
    ],
    request: z.object({
      survey_id: surveyId,
      file_id: fileId,
      type: surveyMedia.query.shape.type.exclude(['captions']),
    }),
    response: z.object({ media_file: mediaFile, alt_text: z.string() }),
  },
} as const satisfies CallRecords;
