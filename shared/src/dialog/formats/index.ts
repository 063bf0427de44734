/** What pages know of the formats of questionnaire files; reading them is `dialog/formats/reading`, which no page carries. */
export type { FileLanguages, FormatFacts } from './Format.ts';
export { listFormats } from './listFormats.ts';
export { languagesOf } from './languagesOf.ts';
