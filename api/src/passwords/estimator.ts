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

let made: ZxcvbnFactory | undefined;

/**
 * Estimates how many guesses a password takes, by German and common words, keyboards, dates and patterns. Made when the
 * first password is chosen, because reading the dictionaries is a tenth of the time that a server takes to start.
 */
export function estimator(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({
    dictionary: { ...common, ...german, phrases },
    graphs: adjacencyGraphs,
    maxLength: ESTIMATED_LENGTH,
    l33tMaxSubstitutions: 10,
  });
  return made;
}
