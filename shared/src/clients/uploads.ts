import type { LibraryUpload, MediaFile, uploads } from '../contract/index.ts';
import { ApiError } from './http/ApiError.ts';
import type { uploadToLibrary as ToLibrary } from './later/uploadToLibrary.ts';
import type { uploadSurveyMedia as Upload } from './later/uploadSurveyMedia.ts';

// What sends files comes with the first one, because it is 20 kB.

/** Keeps a file for a dialog (upload `surveyMedia`); `onSent` is told how much of it has been sent, from 0 to 1. Throws `ApiError`. */
export async function uploadSurveyMedia(...args: Parameters<typeof Upload>): Promise<MediaFile> {
  const { uploadSurveyMedia: upload } = await had('surveyMedia', import('./later/uploadSurveyMedia.ts'));
  return upload(...args);
}

/** Keeps a file for a library (upload `libraryFile`), or in place of one that is there. Throws `ApiError`. */
export async function uploadToLibrary(...args: Parameters<typeof ToLibrary>): Promise<LibraryUpload> {
  const { uploadToLibrary: upload } = await had('libraryFile', import('./later/uploadToLibrary.ts'));
  return upload(...args);
}

/** Makes a picture the author's own (upload `avatar`). Throws `ApiError`. */
export async function uploadOwnAvatar(file: File): Promise<void> {
  const { uploadOwnAvatar: upload } = await had('avatar', import('./later/uploadOwnAvatar.ts'));
  return upload(file);
}

async function had<Code>(upload: keyof typeof uploads, code: Promise<Code>): Promise<Code> {
  return code.catch(() => {
    throw new ApiError(upload, 0, null);
  });
}
