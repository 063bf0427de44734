import { wordingLanguage } from '../../../contract/wordingLanguage.ts';
import type { WordingLanguage } from '../../../contract/wordingLanguage.ts';

/** How thousands are grouped, beside by blanks. */
const byPoints = { group: '.', grouped: /^[-+]?\d{1,3}(\.\d{3})+(,\d+)?$/ } as const;
const byCommas = { group: ',', grouped: /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/ } as const;
const byBlanksAlone = { group: '', grouped: /^$/ } as const;
const groupings: { readonly [L in WordingLanguage]: { readonly group: string; readonly grouped: RegExp } } = {
  de: byPoints,
  en: byCommas,
  fr: byBlanksAlone,
  es: byPoints,
  it: byPoints,
  pl: byBlanksAlone,
  tr: byPoints,
  uk: byBlanksAlone,
  ar: byCommas,
};

/** Arabic and Persian digits, which phones in these languages offer first. */
const easternDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * The number that someone has typed, as a language writes it; NaN when it is none. In German a comma is the decimal sign and points
 * group thousands; a lone point that groups nothing is taken as a decimal sign all the same, because many keyboards offer only that.
 */
export function readNumber(typed: string, language: string): number {
  const text = typed
    .replaceAll(/[\s\u00A0\u202F\u066C']/g, '')
    .replaceAll(easternDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('\u066B', '.')
    .replace(/^[\u2212\u2013]/, '-');
  const { group, grouped } = groupings[wordingLanguage(language)];
  const plain = grouped.test(text) ? text.replaceAll(group, '') : text;
  const normal = plain.replace(',', '.');
  return /^[-+]?(\d+(?:\.\d*)?|\.\d+)$/.test(normal) ? Number(normal) : Number.NaN;
}
