import { enumeration } from '../../texts.ts';
import { dialogWording } from '../../wording/dialogWording.ts';

const germanOr = (labels: readonly string[]): string =>
  enumeration(
    labels.map((label) => `„${label}“`),
    'oder',
  );
const englishOr = (labels: readonly string[]): string =>
  enumeration(
    labels.map((label) => `“${label}”`),
    'or',
  );

const germanBounds = (min: string | null, max: string | null): string =>
  min === null ? `bis ${max}` : max === null ? `ab ${min}` : `von ${min} bis ${max}`;
const englishBounds = (min: string | null, max: string | null): string =>
  min === null ? `up to ${max}` : max === null ? `${min} or more` : `from ${min} to ${max}`;

/** What is said to replies in one's own words; apart from `RespondentTexts`, because the respondent's page does not say it. */
export const wordTexts = dialogWording.inEach('words', {
  sie: {
    notUnderstoodAlone: 'Das habe ich leider nicht verstanden.',
    understoodAs: (label) => `Das verstehe ich als „${label}“.`,
    either: (labels) => enumeration(labels, 'oder'),
    outside: (min, max) => `Das liegt außerhalb. Bitte wählen Sie etwas ${germanBounds(min, max)}.`,
    didYouMean: (labels) => `Meinten Sie ${germanOr(labels)}?`,
    notUnderstood:
      'Das habe ich leider nicht verstanden. Bitte sagen Sie es anders oder wählen Sie eine der Möglichkeiten.',
    skipOffered: 'Das ist in Ordnung. Möchten Sie diese Frage überspringen?',
    cannotSkip:
      'Das ist in Ordnung, ganz ohne Antwort geht es hier aber leider nicht weiter. Bitte wählen Sie, was am ehesten passt.',
    onlyChoices: 'Das habe ich leider nicht verstanden. Bitte wählen Sie eine der Möglichkeiten.',
  },
  du: {
    notUnderstoodAlone: 'Das habe ich leider nicht verstanden.',
    understoodAs: (label) => `Das verstehe ich als „${label}“.`,
    either: (labels) => enumeration(labels, 'oder'),
    outside: (min, max) => `Das liegt außerhalb. Bitte wähl etwas ${germanBounds(min, max)}.`,
    didYouMean: (labels) => `Meintest du ${germanOr(labels)}?`,
    notUnderstood: 'Das habe ich leider nicht verstanden. Bitte sag es anders oder wähl eine der Möglichkeiten.',
    skipOffered: 'Das ist in Ordnung. Möchtest du diese Frage überspringen?',
    cannotSkip:
      'Das ist in Ordnung, ganz ohne Antwort geht es hier aber leider nicht weiter. Bitte wähl, was am ehesten passt.',
    onlyChoices: 'Das habe ich leider nicht verstanden. Bitte wähl eine der Möglichkeiten.',
  },
  en: {
    notUnderstoodAlone: 'Sorry, I did not understand that.',
    understoodAs: (label) => `I take that as “${label}”.`,
    either: (labels) => enumeration(labels, 'or'),
    outside: (min, max) => `That is outside the range. Please choose something ${englishBounds(min, max)}.`,
    didYouMean: (labels) => `Did you mean ${englishOr(labels)}?`,
    notUnderstood: 'Sorry, I did not understand that. Please put it another way or choose one of the options.',
    skipOffered: 'That is all right. Would you like to skip this question?',
    cannotSkip: 'That is all right, but we cannot go on here without an answer. Please choose what fits best.',
    onlyChoices: 'Sorry, I did not understand that. Please choose one of the options.',
  },
});
