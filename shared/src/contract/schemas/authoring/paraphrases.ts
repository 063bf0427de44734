import { z } from 'zod';

/** A delivered list of how people say what the options of a common question mean. */
export const paraphraseName = z.enum([
  'agreement',
  'applies',
  'frequency',
  'quality',
  'satisfaction',
  'likelihood',
  'importance',
  'intensity',
  'yesNo',
  'howOften',
  'transport',
  'gender',
  'education',
  'family',
  'employment',
]);
export type ParaphraseName = z.infer<typeof paraphraseName>;
