import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';

/** What a page says instead of the product. */
export const texts = {
  inactive: 'Dialog ist nicht mehr aktiv.',
  inactiveMore: 'Der Dialog wurde bereits beendet. Daher ist ein Dialog aktuell nicht mehr möglich.',
  unknown: 'Diesen Dialog gibt es nicht.',
  unknownMore: 'Bitte prüfen Sie den Link, den Sie bekommen haben.',
  notAvailable: 'Der Dialog kann gerade nicht geladen werden.',
  notAvailableMore: 'Es ist nichts verloren gegangen. Bitte laden Sie die Seite in einer Minute neu.',
  notBuilt: 'Die Anwendung kann gerade nicht geladen werden.',
  notBuiltMore: 'Es ist nichts verloren gegangen. Bitte laden Sie die Seite in einer Minute neu.',
  description: 'Ein Dialog im Chat: Schreiben Sie einfach mit.',
} as const;

const german = {
  receipt: 'Ihr Beleg',
  receiptMore:
    'Für diese Seite wird JavaScript gebraucht. Bitte schalten Sie es in den Einstellungen Ihres Browsers ein.',
  deleted: 'Ihre Daten wurden gelöscht',
  deletedMore: 'Antworten, Gesprächsverlauf und Dateien sind entfernt. Sie können die Seite jetzt schließen.',
  cancelled: 'Der Dialog wurde abgebrochen',
  cancelledMore:
    'Was Sie bis dahin geantwortet haben, ist gespeichert. Über denselben Link können Sie jederzeit weitermachen.',
  exit: 'Vielen Dank und auf Wiedersehen',
  exitMore: 'Sie können die Seite jetzt schließen.',
  privacy: 'Datenschutz',
  privacyOf: (dialog: string) => `zum Dialog „${dialog}“`,
  noPrivacy:
    'Für diesen Dialog ist noch keine Datenschutzerklärung hinterlegt. Bitte fragen Sie die Person oder Einrichtung, von der Sie den Link bekommen haben.',
  receiptHint: 'Mit Ihrem Code vom Ende des Dialogs können Sie ansehen, sichern und löschen, was gespeichert ist:',
  newTab: '(öffnet in einem neuen Tab)',
};
export type ExitTexts = typeof german;

const english: ExitTexts = {
  receipt: 'Your receipt',
  receiptMore: 'This page needs JavaScript. Please switch it on in the settings of your browser.',
  deleted: 'Your data has been deleted',
  deletedMore: 'Answers, conversation and files are gone. You can close this page now.',
  cancelled: 'The dialog was cancelled',
  cancelledMore: 'What you answered until then is saved. You can go on at any time by the same link.',
  exit: 'Thank you and goodbye',
  exitMore: 'You can close this page now.',
  privacy: 'Privacy',
  privacyOf: (dialog) => `of the dialog “${dialog}”`,
  noPrivacy:
    'There is no privacy statement for this dialog yet. Please ask the person or organisation that gave you the link.',
  receiptHint: 'With your code from the end of the dialog you can see, save and delete what is stored:',
  newTab: '(opens in a new tab)',
};

/** What public pages without a dialog say. A language without texts of its own gets English. */
export const exitTexts = (language: string): ExitTexts => (wordingLanguage(language) === 'en' ? english : german);
