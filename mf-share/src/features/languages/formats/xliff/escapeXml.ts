const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (sign: string): string => named[sign] ?? `&#${sign.charCodeAt(0)};`;

/** Signs that XML has not, and halves of signs. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as content of XLIFF, every sign of it: those that XML has not are elements there. */
export function xliffContent(text: string): string {
  const signs = [...text.matchAll(forbidden)].map(([sign]) => sign);
  return text
    .split(forbidden)
    .map((piece, at) => escapedContent(piece) + hexOf(signs[at]))
    .join('');
}

/** A text as content of an element of notes, which has no element for the signs that XML has not: a mark stands in their place. */
export function xmlNote(text: string): string {
  return escapedContent(text.replace(forbidden, '\uFFFD'));
}

/** A text as an attribute, with a mark in place of the signs that XML has not; blanks by number, because readers of XML change them. */
export function xmlAttribute(text: string): string {
  return text

    .replace(forbidden, '\uFFFD')
    .replace(/[&<>"\r\t\n]/g, escaped);
}

/** A line feed stays one in content; a carriage return would become one. */
const escapedContent = (text: string): string => text.replace(/[&<>\r]/g, escaped);

const hexOf = (sign: string | undefined): string =>
  sign === undefined ? '' : `<cp hex="${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`;
