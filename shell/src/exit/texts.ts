import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';

/** What a respondent reads on the page of the receipt. */
const german = {
  title: 'Ihr Beleg',
  purpose:
    'Mit dem Code, den Sie am Ende eines Dialogs bekommen haben, sehen Sie hier, was dazu gespeichert ist. Sie können es als Datei sichern oder löschen.',
  code: 'Code',
  show: 'Anzeigen',
  noCode: 'Bitte geben Sie den Code ein. Er steht am Ende des Dialogs und im Menü „Informationen“.',
  unknown: 'Zu diesem Code gibt es nichts (mehr). Bitte prüfen Sie, ob er richtig abgeschrieben ist.',
  tooMany: 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten noch einmal. Ihre Daten sind unverändert.',
  failed:
    'Das hat gerade nicht geklappt. Ihre Daten sind unverändert. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  begun: 'Begonnen',
  finished: 'Beendet',
  notFinished: 'noch nicht beendet',
  answers: 'Ihre Antworten',
  noAnswers: 'Es ist noch keine Antwort gespeichert.',
  feedback: 'Ihre Rückmeldungen',
  rating: (given: number) => `${given} von 5`,
  withdrawn: 'Gilt nicht mehr, weil eine frühere Antwort geändert wurde.',
  save: 'Als Datei speichern',
  file: 'beleg.json',
  delete: 'Meine Daten löschen',
  confirmTitle: 'Daten löschen?',
  confirm:
    'Ihre Antworten, der Gesprächsverlauf und gesendete Dateien werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  back: 'Zurück',
  confirmed: 'Löschen',
  whole: (others: readonly string[]) =>
    `Dieser Chat gehört mit anderen zusammen (${others.join(', ')}). Gelöscht werden alle gemeinsam.`,
  deletedTitle: 'Ihre Daten wurden gelöscht',
  deleted: 'Antworten, Gesprächsverlauf und Dateien sind entfernt. Sie können die Seite jetzt schließen.',
};
export type ReceiptTexts = typeof german;

const english: ReceiptTexts = {
  title: 'Your receipt',
  purpose:
    'With the code that you were given at the end of a dialog you can see here what is stored about it. You can save it as a file or delete it.',
  code: 'Code',
  show: 'Show',
  noCode: 'Please enter the code. It stands at the end of the dialog and in the menu “Information”.',
  unknown: 'There is nothing for this code (any more). Please check that it is copied correctly.',
  tooMany: 'Too many attempts. Please try again in a few minutes. Your data is unchanged.',
  failed: 'That did not work just now. Your data is unchanged. Please check your internet connection and try again.',
  begun: 'Begun',
  finished: 'Finished',
  notFinished: 'not finished yet',
  answers: 'Your answers',
  noAnswers: 'No answer is stored yet.',
  feedback: 'Your feedback',
  rating: (given) => `${given} of 5`,
  withdrawn: 'Does not apply any more, because an earlier answer was changed.',
  save: 'Save as a file',
  file: 'receipt.json',
  delete: 'Delete my data',
  confirmTitle: 'Delete the data?',
  confirm:
    'Your answers, the conversation and the files that you sent will be deleted for good. This cannot be undone.',
  back: 'Back',
  confirmed: 'Delete',
  whole: (others) => `This chat belongs together with others (${others.join(', ')}). All of them are deleted together.`,
  deletedTitle: 'Your data has been deleted',
  deleted: 'Answers, conversation and files are gone. You can close this page now.',
};

export const receiptTexts = (language: string): ReceiptTexts => (wordingLanguage(language) === 'en' ? english : german);
