import { wordingLanguage } from '../../../contract/wordingLanguage.ts';

/** How thousands are grouped. */
const german = { group: '.', grouped: /^[-+]?\d{1,3}(\.\d{3})+(,\d+)?$/ } as const;
const english = { group: ',', grouped: /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/ } as const;

/**
 * The number that someone has typed, in German or English writing; NaN when it is none. In German a comma is the
 * decimal sign and points group thousands; a lone point that groups nothing is taken as a decimal sign all the same,
 * because many keyboards offer only that.
 */
export function readNumber(typed: string, language: string): number {
  const text = typed.replaceAll(/[\s\u00A0\u202F']/g, '').replace(/^[\u2212\u2013]/, '-');
  const { group, grouped } = wordingLanguage(language) === 'en' ? english : german;
  const plain = grouped.test(text) ? text.replaceAll(group, '') : text;
  const normal = plain.replace(',', '.');
  return /^[-+]?(\d+(?:\.\d*)?|\.\d+)$/.test(normal) ? Number(normal) : Number.NaN;
}
