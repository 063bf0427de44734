/** What XML has no sign for: controls but tab and line ends, halves of pairs, and two that are no characters. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as text of XML 1.0, in an element or an attribute. */
export function xmlText(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An element; `content` is XML already, '' for none. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  content: string,
): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === null ? [] : [` ${key}="${xmlText(String(value))}"`]))
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
