import { inEachLanguage } from '../../wording/messengerWording.ts';
import type { ReceiptTexts } from '../../wording/AllMessengerTexts.ts';

const german = {
  code: 'Code',
  copy: 'Code kopieren',
  copied: 'Der Code ist kopiert.',
  page: 'Meine Daten ansehen',
  sentOnInTest: 'Test: Teilnehmende werden jetzt hierhin weitergeleitet.',
  sendOn: 'Weiter',
  stay: 'Hier bleiben',
};

const sie: ReceiptTexts = {
  ...german,
  purpose: 'Mit diesem Code können Sie später ansehen, sichern oder löschen, was von Ihnen gespeichert ist.',
  notCopied: 'Das Kopieren ist hier nicht erlaubt. Bitte schreiben Sie den Code ab.',
  sentOn: 'Sie werden gleich zur nächsten Seite weitergeleitet.',
};

const du: ReceiptTexts = {
  ...german,
  purpose: 'Mit diesem Code kannst du später ansehen, sichern oder löschen, was von dir gespeichert ist.',
  notCopied: 'Das Kopieren ist hier nicht erlaubt. Bitte schreib den Code ab.',
  sentOn: 'Du wirst gleich zur nächsten Seite weitergeleitet.',
};

const english: ReceiptTexts = {
  purpose: 'With this code you can later see, save or delete what is stored of you.',
  code: 'Code',
  copy: 'Copy the code',
  copied: 'The code is copied.',
  notCopied: 'Copying is not allowed here. Please write the code down.',
  page: 'See my data',
  sentOn: 'You will be taken to the next page in a moment.',
  sentOnInTest: 'Test: respondents are now taken to this page.',
  sendOn: 'Continue',
  stay: 'Stay here',
};

/** In the dialog's language; one without wording of its own gets English. */
export const receiptTexts = inEachLanguage('receipt', { sie, du, en: english });
