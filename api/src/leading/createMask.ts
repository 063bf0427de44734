import { firstNames } from './firstNames.data.ts';

/** Hides what names a person, and shows it again in what comes back. */
export interface Mask {
  /** The text with `[Name 1]`, `[E-Mail 1]` … in place of what it tells of people; the same thing has the same number. */
  hide(text: string): string;
  /** The text with what was hidden in its place again. */
  show(text: string): string;
}

type Kind = 'Name' | 'E-Mail' | 'Telefon' | 'IBAN' | 'Karte' | 'Anschrift' | 'Geburtstag' | 'Profil';

const capital = String.raw`[A-ZÄÖÜ][a-zäöüß]+(?:-[A-ZÄÖÜ][a-zäöüß]+)?`;
const surname = String.raw`(?:(?:von|van|zu|de|der|den)\s+){0,2}${capital}`;
const known = firstNames.join('|');

/** In this order, because an address holds numbers, and an account number looks like a telephone's. */
const patterns: readonly (readonly [Kind, RegExp])[] = [
  ['E-Mail', /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu],
  ['IBAN', /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,7}(?:[ -]?[A-Z0-9]{1,3})?\b/gi],
  ['Karte', /\b(?:\d{4}[ -]?){3}\d{4}\b/g],
  [
    'Anschrift',
    new RegExp(
      String.raw`(?:(?:${capital}(?:[ -]${capital})*[ -])?${'(?:[A-ZÄÖÜ][a-zäöüß]*(?:straße|strasse|str\\.|weg|platz|allee|gasse|ring|ufer|damm|chaussee)|Straße|Weg|Platz|Allee|Gasse|Ring)'})\s+\d{1,4}\s?[a-z]?(?:,?\s*\d{5}\s+${capital}(?:[ -]${capital})?)?(?![a-zäöüß])`,
      'gu',
    ),
  ],
  ['Anschrift', new RegExp(String.raw`\b\d{5}\s+${capital}(?:[ -]${capital})?`, 'gu')],
  [
    'Geburtstag',
    /(?<=(?:geboren|geb\.|Geburtstag|Geburtsdatum)\D{0,20})\d{1,2}\.\s?(?:\d{1,2}\.|[A-Za-zä]+)\s?\d{2,4}/giu,
  ],
  ['Telefon', /(?<![\d.,])(?:\+\d{1,3}|00\d{1,3}|0\d)(?:[ ()/-]{0,3}\d){5,13}(?!\d)/g],
  ['Profil', /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,30}/gu],
  [
    'Name',
    new RegExp(
      String.raw`(?<=(?:[Ii]ch heiße|[Ii]ch heisse|[Mm]ein Name ist|[Nn]ame:|[Mm]an nennt mich|[Mm]y name is)\s+)${surname}(?:\s+${surname}){0,2}`,
      'gu',
    ),
  ],
  ['Name', new RegExp(String.raw`(?<=\b(?:Herrn?|Frau|Dr\.|Prof\.)\s+)(?:(?:Dr\.|Prof\.)\s+)?${surname}`, 'gu')],
  ['Name', new RegExp(String.raw`(?<![\p{L}])(?:${known})(?:-(?:${known}))?(?:\s+${surname})?(?![\p{L}])`, 'gu')],
];

/** One mask hides the things of one conversation; what a name was once is hidden wherever it comes again. */
export function createMask(): Mask {
  const byText = new Map<string, string>();
  const byMark = new Map<string, string>();
  const counts = new Map<Kind, number>();

  const markOf = (kind: Kind, text: string): string => {
    const before = byText.get(text);
    if (before !== undefined) return before;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const mark = `[${kind} ${count}]`;
    byText.set(text, mark);
    byMark.set(mark, text);
    return mark;
  };

  /** The parts of a name, wherever they stand alone. */
  const hideKnown = (text: string): string =>
    [...byText].reduce((hidden, [value, mark]) => {
      if (!mark.startsWith('[Name')) return hidden.replaceAll(value, mark);
      const parts = value.split(/\s+/).filter((part) => /^\p{Lu}\p{Ll}{2,}/u.test(part));
      const pattern = new RegExp(
        String.raw`(?<![\p{L}\[])(?:${[value, ...parts].map(escaped).join('|')})(?![\p{L}\]])`,
        'gu',
      );
      return hidden.replaceAll(pattern, mark);
    }, text);

  return {
    hide(text) {
      const marked = patterns.reduce(
        (hidden, [kind, pattern]) =>
          hidden
            .split(/(\[[^\]]+ \d+\])/)
            .map((piece, index) =>
              index % 2 === 1 ? piece : piece.replaceAll(pattern, (found) => markOf(kind, found)),
            )
            .join(''),
        hideKnown(text),
      );
      return marked;
    },
    show: (text) => text.replaceAll(/\[[^\][]+ \d+\]/g, (mark) => byMark.get(mark) ?? mark),
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
