import type { Handlers } from '../../calls/handler.ts';
import { fileSurveys } from './fileSurveys.ts';
import { deleteFolder, listFolders, setFolder } from './folders.ts';

/** How an author keeps dialogs: folders, tags, archive. Theirs alone (docs/decisions/0074). */
export const filingCalls = { listFolders, setFolder, deleteFolder, fileSurveys } satisfies Partial<Handlers>;
