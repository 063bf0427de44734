import type { Finder } from '../Span.ts';
import { byPattern } from './byPattern.ts';
import { isCard, isHealthNumber, isIban, isPensionNumber, isTaxId } from './checkDigits.ts';

const account = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,7}(?:[ -]?[A-Z0-9]{1,3})?\b/gi;

/** What is an account number of what looks like one and may hold the words behind it; '' for none. */
function accountIn(found: string): string {
  for (let end = found.length; end > 0; end = found.lastIndexOf(' ', end - 1))
    if (isIban(found.slice(0, end))) return found.slice(0, end);
  return '';
}

/** By its check digits; one that is mistyped only behind a word that says what it is. */
export const accounts: Finder = {
  kind: 'IBAN',
  find: (text) =>
    [...text.matchAll(account)].flatMap(({ 0: found, index: from }) => {
      const isSaid = /iban|konto/i.test(text.slice(Math.max(0, from - 20), from));
      const { length } = accountIn(found) || (isSaid ? found : '');
      return length === 0 ? [] : [{ from, to: from + length }];
    }),
};

export const cards = byPattern(
  'Karte',
  /()\b(?:\d{4}[ -]?){3}\d{4}\b/g,
  ({ found, before }) => /karte/i.test(before) || isCard(found),
);

export const taxIds = byPattern(
  'Steuernummer',
  /()\d{2}[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}(?!\d)/g,
  ({ found, before }) => !/[.,/]$/.test(before) && (/steuer/i.test(before) || isTaxId(found)),
);

/** As tax offices write them for a case. */
export const taxNumbers = byPattern(
  'Steuernummer',
  /()\d{2,3}\/\d{3,4}\/\d{4,5}(?![\d/])/g,
  ({ before }) => !before.endsWith('/'),
);

export const pensionNumbers = byPattern(
  'Versicherungsnummer',
  /()\d{2}[ ]?\d{6}[ ]?[A-Z][ ]?\d{3}(?!\d)/gi,
  ({ found, before }) => /versicherung|SV-?N/i.test(before) || isPensionNumber(found),
);

export const healthNumbers = byPattern(
  'Versicherungsnummer',
  /()[A-Z]\d{9}(?!\d)/gi,
  ({ found, before }) => /versicher|KVNR/i.test(before) || isHealthNumber(found),
);

/** With a hyphen behind the district; without one, or in small letters, behind a word that says what it is. */
export const plates = byPattern(
  'Kennzeichen',
  /()[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?[1-9]\d{0,3}[EH]?(?![\p{L}\d])/gu,
  ({ found, before }) => !before.endsWith('-') && !/^(?:DIN|ISO|EN)-/.test(found),
);

export const saidPlates = byPattern(
  'Kennzeichen',
  /((?:Kennzeichen|Nummernschild)(?: (?:ist|war|lautet))?:? )[A-ZÄÖÜ]{1,3}[ -]?[A-Z]{1,2} ?[1-9]\d{0,3}[EH]?(?![\p{L}\d])/giu,
);

const date = /^0\d\.[01]?\d\.(?:\d{2}|\d{4})?/;

export const phones = byPattern(
  'Telefon',
  /()\(?(?:\+\d{1,3}|00\d{1,3}|0\d)(?:[ ()./-]{0,3}\d){5,13}(?!\d)/g,
  ({ found, before }) => !/[.,/]$/.test(before) && !date.test(found),
);
