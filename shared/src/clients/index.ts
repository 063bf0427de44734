export { ApiError } from './ApiError.ts';
export { reasonOf } from './reasonOf.ts';
export type { CallOptions, Client } from './client.ts';
export type { SessionEvent } from './createClient.ts';
export { authorClient, onAuthorSessionEvent } from './authorClient.ts';
export { uploadOwnAvatar } from './uploadOwnAvatar.ts';
export { followSurvey } from './followSurvey.ts';
export { uploadSurveyMedia } from './uploadSurveyMedia.ts';
export { authorTokens, clearAuthor, restoreAuthor, storeAuthor } from './authorSession.ts';
