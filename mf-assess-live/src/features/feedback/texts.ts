import { inEachLanguage } from '../../wording/messengerWording.ts';
import type { FeedbackTexts } from './model/FeedbackTexts.ts';
import { english } from './texts.en.ts';

const german = {
  worst: 'gar nicht gut',
  best: 'sehr gut',
  rating: (rating: number) => `${rating} von 5`,
  send: 'Senden',
  sending: 'Die Rückmeldung wird gesendet …',
  tooLong: (length: number, most: number) => `${length} von höchstens ${most} Zeichen`,
} as const;

const germanSie: FeedbackTexts = {
  ...german,
  question: 'Wie finden Sie dieses Gespräch?',
  more: 'Möchten Sie etwas dazu sagen?',
  aboutQuestion: 'Es geht um die Frage, die gerade offen ist.',
  whoReads: 'Das lesen die Menschen, die dieses Gespräch erstellt haben. Es verändert Ihre Antworten nicht.',
  nothing: 'Bitte wählen Sie eine Bewertung oder schreiben Sie etwas.',
  notSent: 'Die Rückmeldung ist nicht angekommen, sie steht noch hier. Bitte versuchen Sie es noch einmal.',
  thanks: 'Vielen Dank! Ihre Rückmeldung ist angekommen.',
};

const germanDu: FeedbackTexts = {
  ...german,
  question: 'Wie findest du dieses Gespräch?',
  more: 'Möchtest du etwas dazu sagen?',
  aboutQuestion: 'Es geht um die Frage, die gerade offen ist.',
  whoReads: 'Das lesen die Menschen, die dieses Gespräch erstellt haben. Es verändert deine Antworten nicht.',
  nothing: 'Bitte wähl eine Bewertung oder schreib etwas.',
  notSent: 'Die Rückmeldung ist nicht angekommen, sie steht noch hier. Bitte versuch es noch einmal.',
  thanks: 'Vielen Dank! Deine Rückmeldung ist angekommen.',
};

/** The wording in a dialog's language and form of address (domain.md §1). */
export const feedbackTexts = inEachLanguage('feedback', { sie: germanSie, du: germanDu, en: english });
