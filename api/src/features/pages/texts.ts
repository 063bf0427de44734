import { formatRecentMoment } from '@dialogwerk/shared/dates';
import { inEachLanguage } from '../../wording/inEachLanguage.ts';
import { momentIn } from '../../wording/momentIn.ts';
import type { DoorTexts, ExitTexts } from '../../wording/ServerTexts.ts';

/** What a page says in place of the product. */
export const texts = {
  notBuilt: 'Die Anwendung kann gerade nicht geladen werden.',
  notBuiltMore: 'Es ist nichts verloren gegangen. Bitte laden Sie die Seite in einer Minute neu.',
} as const;

const englishMoment = momentIn('en-GB');

const germanDoors: DoorTexts = {
  inactive: 'Dialog ist nicht mehr aktiv.',
  inactiveMore: 'Der Dialog wurde bereits beendet. Daher ist ein Dialog aktuell nicht mehr möglich.',
  notAvailable: 'Der Dialog kann gerade nicht geladen werden.',
  notAvailableMore: 'Es ist nichts verloren gegangen. Bitte laden Sie die Seite in einer Minute neu.',
  notBegun: 'Dieser Dialog hat noch nicht begonnen.',
  notBegunMore: (moment) => `Sie können ab ${formatRecentMoment(moment)} Uhr teilnehmen (Zeit in Berlin).`,
  over: 'Dieser Dialog ist zu Ende.',
  overMore: (moment) =>
    `Die Teilnahme war bis ${formatRecentMoment(moment)} Uhr möglich (Zeit in Berlin). Vielen Dank für Ihr Interesse!`,
  full: 'Dieser Dialog ist voll.',
  fullMore: 'Es haben schon so viele Menschen teilgenommen, wie gesucht waren. Vielen Dank für Ihr Interesse!',
  personalOnly: 'Hier kommen Sie nur mit einem persönlichen Link hinein.',
  personalOnlyMore:
    'Bitte öffnen Sie den Link aus Ihrer Einladung. Haben Sie keine bekommen, fragen Sie bitte die Person oder Einrichtung, die einlädt.',
  goOn: 'Sie haben schon begonnen? Hier geht es weiter.',
  password: 'Für diesen Dialog brauchen Sie ein Passwort.',
  passwordMore: 'Sie haben es mit dem Link bekommen. Groß- und Kleinschreibung zählen.',
  passwordLabel: 'Passwort',
  passwordSend: 'Weiter',
  passwordHint: 'Damit Sie es nur einmal eingeben, merkt sich dieser Browser in einem Cookie, dass es richtig war.',
  passwordWrong:
    'Dieses Passwort stimmt nicht. Bitte prüfen Sie, ob es richtig geschrieben ist, oder fragen Sie, von wem Sie den Link haben.',
  passwordWait: (seconds) =>
    `Hier wurde zu oft ein falsches Passwort eingegeben. Bitte versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
  taken: 'Sie haben schon teilgenommen.',
  takenMore: 'An diesem Dialog nimmt jede Person einmal teil, und in diesem Browser ist das geschehen. Vielen Dank!',
  takenGoOn: 'Ihr Gespräch ansehen oder fortsetzen',
  description: 'Ein Dialog im Chat: Schreiben Sie einfach mit.',
};

const englishDoors: DoorTexts = {
  inactive: 'Dialog is no longer active.',
  inactiveMore: 'The dialog has already ended. Therefore a dialog is not possible any more.',
  notAvailable: 'The dialog cannot be loaded at the moment.',
  notAvailableMore: 'Nothing has been lost. Please reload the page in a minute.',
  notBegun: 'This dialog has not begun yet.',
  notBegunMore: (moment) => `You can take part from ${englishMoment(moment)} (Berlin time).`,
  over: 'This dialog is over.',
  overMore: (moment) =>
    `It was possible to take part until ${englishMoment(moment)} (Berlin time). Thank you for your interest!`,
  full: 'This dialog is full.',
  fullMore: 'As many people have taken part as were looked for. Thank you for your interest!',
  personalOnly: 'You can only come in here by a personal link.',
  personalOnlyMore:
    'Please open the link in your invitation. If you have none, please ask the person or organisation that invites.',
  goOn: 'Have you begun already? Go on here.',
  password: 'This dialog needs a password.',
  passwordMore: 'You were given it with the link. Capital and small letters count.',
  passwordLabel: 'Password',
  passwordSend: 'Continue',
  passwordHint: 'So that you enter it only once, this browser remembers in a cookie that it was right.',
  passwordWrong: 'This password is not right. Please check how it is written, or ask the person who gave you the link.',
  passwordWait: (seconds) =>
    `A wrong password was entered too often. Please try again in ${seconds === 1 ? 'one second' : `${seconds} seconds`}.`,
  taken: 'You have taken part already.',
  takenMore: 'Everybody takes part in this dialog once, and in this browser that has happened. Thank you!',
  takenGoOn: 'See or go on with your conversation',
  description: 'A dialog as a chat: simply write.',
};

/** What a page says in place of a dialog, in the language of that dialog. */
export const doorTexts = inEachLanguage('doors', { de: germanDoors, en: englishDoors });

const german: ExitTexts = {
  receipt: 'Ihre Daten',
  deleted: 'Ihre Daten wurden gelöscht',
  deletedMore: 'Antworten, Gesprächsverlauf und Dateien sind entfernt. Sie können die Seite jetzt schließen.',
  cancelled: 'Der Dialog wurde abgebrochen',
  cancelledMore:
    'Was Sie bis dahin geantwortet haben, ist gespeichert. Über denselben Link können Sie jederzeit weitermachen.',
  exit: 'Vielen Dank und auf Wiedersehen',
  exitMore: 'Sie können die Seite jetzt schließen.',
  privacy: 'Datenschutz',
  privacyOf: (dialog) => `zum Dialog „${dialog}“`,
  noPrivacy:
    'Für diesen Dialog ist noch keine Datenschutzerklärung hinterlegt. Bitte fragen Sie die Person oder Einrichtung, von der Sie den Link bekommen haben.',
  receiptHint: 'Mit Ihrem Code vom Ende des Dialogs können Sie ansehen, sichern und löschen, was gespeichert ist:',
  newTab: '(öffnet in einem neuen Tab)',
};

const english: ExitTexts = {
  receipt: 'Your data',
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
export const exitTexts = inEachLanguage('exit', { de: german, en: english });
