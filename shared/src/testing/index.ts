export { aClient } from './aClient.ts';
export { callDirectly, callOrThrow } from './callDirectly.ts';
export { fakeAuthorApi } from './fakeAuthorApi.ts';
export { aSurvey } from './aSurvey.ts';
