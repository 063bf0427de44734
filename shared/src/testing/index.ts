export { aClient } from './aClient.ts';
export { callDirectly, callOrThrow } from './callDirectly.ts';
export { fakeAuthorApi } from './fakeAuthorApi.ts';
export { fakeUploads } from './fakeUploads.ts';
export { aPrivacyForm } from './aPrivacyForm.ts';
export { aSurvey } from './aSurvey.ts';
export { somePrivacyFacts } from './somePrivacyFacts.ts';
export { pictureFaults } from './pictureFaults.ts';
export type { Picture, Rectangle } from './pictureFaults.ts';
