import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { FILING_LIMITS } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { done, publicSurveyId } from '../primitives.ts';

const folderId = z.uuid();
const folderName = z
  .string()
  .overwrite(plainName)
  .min(1, 'Bitte geben Sie dem Ordner einen Namen.')
  .max(FILING_LIMITS.name);
export const tag = z.string().overwrite(plainName).min(1).max(FILING_LIMITS.name);

/** Where an author keeps a dialog: theirs alone, nobody else in the team sees it (docs/decisions/0074). */
export const filing = z.object({
  /** null for no folder. */
  folder_id: folderId.nullable(),
  tags: z.array(tag).max(FILING_LIMITS.tags),
  archived: z.boolean(),
});
export type Filing = z.infer<typeof filing>;

const filedSurvey = filing.extend({ survey_id: publicSurveyId });

const folder = z.object({
  folder_id: folderId,
  name: z.string(),
  /** How many dialogs are in it that are not archived. */
  surveys: z.number().int(),
});
export type Folder = z.infer<typeof folder>;

export const filingCalls = {
  /** The author's folders by name, and the tags that their dialogs have, each with the dialogs that are not archived. */
  listFolders: {
    method: 'GET',
    path: '/api/folders',
    access: 'author',
    request: z.object({}),
    response: z.object({
      folders: z.array(folder),
      tags: z.array(z.object({ tag: z.string(), surveys: z.number().int() })),
    }),
  },
  /** Makes a folder or renames it. The id is of the caller's making, so that it can be repeated and a deleted folder comes back. */
  setFolder: {
    method: 'PUT',
    path: '/api/folders/:folder_id',
    access: 'author',
    invalidates: ['listFolders'],
    errors: ['folder/unknown', 'folder/too-many'],
    request: z.object({ folder_id: folderId, name: folderName }),
    response: done,
  },
  /** Takes a folder away; its dialogs stay, without a folder. */
  deleteFolder: {
    method: 'DELETE',
    path: '/api/folders/:folder_id',
    access: 'author',
    invalidates: ['listFolders', 'listManagers', 'listSurveys'],
    errors: ['folder/unknown'],
    request: z.object({ folder_id: folderId }),
    response: z.object({
      /** What was in it, as it was kept: `setFolder` and `fileSurveys` bring all of it back. */
      filings: z.array(filedSurvey),
    }),
  },
  /** Keeps dialogs where each says, all of them or none. */
  fileSurveys: {
    method: 'PUT',
    path: '/api/surveys/filing',
    access: 'author',
    invalidates: ['listFolders', 'listManagers', 'listParts', 'listSurveys', 'listTasks'],
    errors: ['folder/unknown', 'survey/unknown'],
    request: z.object({
      filings: z.array(filedSurvey).min(1).max(FILING_LIMITS.atOnce),
    }),
    response: done,
  },
} as const satisfies CallRecords;
