import type { JsonObject } from './sampleRequests.ts';

/** Fields that new blocks lack, because absent says the same; for the test of bad input. */
export const mayBeAbsent: JsonObject = {
  random_order: false,
  fixed_options: [],
  exclusive_options: [],
  numbered_items: [],
  paraphrases: false,
  other: 'text',
  other_optional: true,
  other_in_words: true,
  carry: null,
  min_length: 2,
  pattern: '#####',
  wrong: 'Bitte anders.',
  must: 'name != ""',
  tries: 3,
  tries_target: null,
};
