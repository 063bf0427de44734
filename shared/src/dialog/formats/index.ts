/**
 * What pages know of the formats of questionnaire files. Looking at a file is `dialog/formats/languages`, which comes with the first
 * one; reading it is `dialog/formats/reading`, which no page carries.
 */
export type { FileLanguages, FormatFacts } from './Format.ts';
export { listFormats } from './listFormats.ts';
