import { enumeration } from '../texts.ts';
import type { Wording } from '../texts.ts';

/** What is said to replies in one's own words; apart from `RespondentTexts`, because the respondent's page does not say it. */
export interface WordTexts {
  readonly understoodAs: (label: string) => string;
  readonly didYouMean: (labels: readonly string[]) => string;
  /** One of these, without marks around them. */
  readonly either: (labels: readonly string[]) => string;
  readonly notUnderstood: string;
  /** Before what has to be given. */
  readonly notUnderstoodAlone: string;
  /** Where words are not taken any more. */
  readonly onlyChoices: string;
}

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

export const wordTexts: { readonly [W in Wording]: WordTexts } = {
  sie: {
    notUnderstoodAlone: 'Das habe ich leider nicht verstanden.',
    understoodAs: (label) => `Das verstehe ich als „${label}“.`,
    either: (labels) => enumeration(labels, 'oder'),
    didYouMean: (labels) => `Meinten Sie ${germanOr(labels)}?`,
    notUnderstood:
      'Das habe ich leider nicht verstanden. Bitte sagen Sie es anders oder wählen Sie eine der Möglichkeiten.',
    onlyChoices: 'Das habe ich leider nicht verstanden. Bitte wählen Sie eine der Möglichkeiten.',
  },
  du: {
    notUnderstoodAlone: 'Das habe ich leider nicht verstanden.',
    understoodAs: (label) => `Das verstehe ich als „${label}“.`,
    either: (labels) => enumeration(labels, 'oder'),
    didYouMean: (labels) => `Meintest du ${germanOr(labels)}?`,
    notUnderstood: 'Das habe ich leider nicht verstanden. Bitte sag es anders oder wähl eine der Möglichkeiten.',
    onlyChoices: 'Das habe ich leider nicht verstanden. Bitte wähl eine der Möglichkeiten.',
  },
  en: {
    notUnderstoodAlone: 'Sorry, I did not understand that.',
    understoodAs: (label) => `I take that as “${label}”.`,
    either: (labels) => enumeration(labels, 'or'),
    didYouMean: (labels) => `Did you mean ${englishOr(labels)}?`,
    notUnderstood: 'Sorry, I did not understand that. Please put it another way or choose one of the options.',
    onlyChoices: 'Sorry, I did not understand that. Please choose one of the options.',
  },
};
