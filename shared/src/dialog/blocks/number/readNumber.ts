import { wordingLanguage } from '../../../contract/wordingLanguage.ts';

/**
 * The number that someone has typed, in German or English writing; NaN when it is none. In German a comma is the
 * decimal sign and points group thousands; a lone point that groups nothing is taken as a decimal sign all the same,
 * because many keyboards offer only that.
 */
export function readNumber(typed: string, language: string): number {
  const text = typed.replaceAll(/[\s\u00A0\u202F']/g, '').replace(/^[\u2212\u2013]/, '-');
  const [decimal, group] = wordingLanguage(language) === 'en' ? ['.', ','] : [',', '.'];
  const grouped = new RegExp(String.raw`^[-+]?\d{1,3}([${group}]\d{3})+([${decimal}]\d+)?$`).test(text);
  const plain = grouped ? text.replaceAll(group, '') : text;
  const normal = plain.replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(normal) ? Number(normal) : Number.NaN;
}
