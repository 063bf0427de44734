import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';

/** What stands around a receipt's code. */
export interface ReceiptTexts {
  readonly purpose: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly page: string;
}

const german = {
  code: 'Code',
  copy: 'Code kopieren',
  copied: 'Der Code ist kopiert.',
  page: 'Zum Beleg',
};

const sie: ReceiptTexts = {
  ...german,
  purpose: 'Mit diesem Code können Sie später ansehen, sichern oder löschen, was von Ihnen gespeichert ist.',
  notCopied: 'Das Kopieren ist hier nicht erlaubt. Bitte schreiben Sie den Code ab.',
};

const du: ReceiptTexts = {
  ...german,
  purpose: 'Mit diesem Code kannst du später ansehen, sichern oder löschen, was von dir gespeichert ist.',
  notCopied: 'Das Kopieren ist hier nicht erlaubt. Bitte schreib den Code ab.',
};

const english: ReceiptTexts = {
  purpose: 'With this code you can later see, save or delete what is stored of you.',
  code: 'Code',
  copy: 'Copy the code',
  copied: 'The code is copied.',
  notCopied: 'Copying is not allowed here. Please write the code down.',
  page: 'To the receipt',
};

/** In the dialog's language; one without wording of its own gets English. */
export function receiptTexts(language: string, du_sie: 'du' | 'sie'): ReceiptTexts {
  if (wordingLanguage(language) === 'en') return english;
  return du_sie === 'du' ? du : sie;
}
