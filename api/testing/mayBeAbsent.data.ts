import type { JsonObject } from './sampleRequests.ts';

/** Fields that new blocks lack, because absent says the same; for the test of bad input. */
export const mayBeAbsent: JsonObject = {
  embed: null,
  embed_title: 'Ein Film',
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
  emoji: true,
  masked: true,
  with_text: true,
  pattern: '#####',
  wrong: 'Bitte anders.',
  must: 'name != ""',
  time_limit: 30,
  time_target: null,
  time_essential: true,
  tries: 3,
  tries_target: null,
};
