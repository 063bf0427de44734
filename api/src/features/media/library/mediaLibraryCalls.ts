import type { Handlers } from '../../../calls/handler.ts';
import { changeLibraryFile } from './changeLibraryFile.ts';
import { deleteLibraryFile, restoreLibraryFile } from './deleteLibraryFile.ts';
import { libraryPlaces } from './libraryPlaces.ts';
import { listLibrary } from './listLibrary.ts';
import { takeFromLibrary } from './takeFromLibrary.ts';

/** The files of workspaces (docs/decisions/0170). */
export const mediaLibraryCalls = {
  listLibrary,
  libraryPlaces,
  changeLibraryFile,
  deleteLibraryFile,
  restoreLibraryFile,
  takeFromLibrary,
} satisfies Partial<Handlers>;
