import type { AnswerStatus } from '@dialogwerk/shared/contract';

/** What can have become of a question, the likeliest first. */
export const statuses: readonly AnswerStatus[] = [
  'answered',
  'na',
  'skipped',
  'withdrawn',
  'open',
  'not-asked',
  'not-offered',
];
