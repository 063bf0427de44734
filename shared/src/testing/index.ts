export { callDirectly, callOrThrow } from './callDirectly.ts';
export { fakeAuthorApi } from './fakeAuthorApi.ts';
export { anOpenBlock, aSingleBlock, aSurvey } from './aSurvey.ts';
