import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';

/** Of a longer password only the beginning is estimated, because the time grows with the length. */
const ESTIMATED_LENGTH = 40;

/** Phrases that are tried early, and that the dictionaries have in pieces only. */
const phrases = [
  'ichliebedich',
  'meinpasswort',
  'geheimespasswort',
  'letmein',
  'hallowelt',
  'gutentag',
  'mein_passwort',
];

/** Estimates how many guesses a password takes, by German and common words, keyboards, dates and patterns. */
export const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...german, phrases },
  graphs: adjacencyGraphs,
  maxLength: ESTIMATED_LENGTH,
  l33tMaxSubstitutions: 10,
});
