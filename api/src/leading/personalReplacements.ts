import { firstNames } from './firstNames.data.ts';

export type PersonalKind = 'Name' | 'E-Mail' | 'Telefon' | 'IBAN' | 'Karte' | 'Anschrift' | 'Geburtstag' | 'Profil';

/** Gives a text with all that tells of a person in one way replaced; what is found goes to `mark`. */
type Replace = (text: string, mark: (kind: PersonalKind, found: string) => string) => string;

/** The first group of the pattern is what stands before it and stays. */
const byPattern =
  (kind: PersonalKind, pattern: RegExp): Replace =>
  (text, mark) =>
    text.replaceAll(pattern, (whole: string, lead: string) => lead + mark(kind, whole.slice(lead.length)));

// Each repetition has a most, and none holds another one that could begin where it ends: a stranger's text is read in a time that
// grows with its length alone (docs/decisions/0099).
const word = String.raw`[A-ZÄÖÜ][a-zäöüß]{1,40}`;
const capital = String.raw`${word}(?:-${word})?`;
const surname = String.raw`(?:(?:von|van|zu|de|der|den)\s{1,3}){0,2}${capital}`;
const known = new Set(firstNames);
const street =
  String.raw`(?:[A-ZÄÖÜ][a-zäöüß]{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm|chaussee)` +
  '|Straße|Weg|Platz|Allee|Gasse|Ring)';
const town = String.raw`\d{5}\s{1,3}${capital}(?:[ -]${capital})?`;

/** A name that begins with a first name: they are looked up, because a pattern of all of them tries each at every word. */
const byFirstName: Replace = (text, mark) => {
  let written = '';
  let end = 0;
  for (const { 0: first, index } of text.matchAll(firstWord)) {
    if (index < end || !known.has(first)) continue;
    restOfName.lastIndex = index + first.length;
    const rest = restOfName.exec(text)?.[0];
    if (rest === undefined) continue;
    written += text.slice(end, index) + mark('Name', first + rest);
    end = index + first.length + rest.length;
  }
  return written + text.slice(end);
};
const firstWord = /(?<!\p{L})[A-ZÄÖÜ]\p{Ll}{1,40}/gu;
const restOfName = new RegExp(String.raw`(?:-${word})?(?:\s{1,3}${surname})?(?!\p{L})`, 'uy');

/** In this order, because an address holds numbers, and an account number looks like a telephone's. */
export const personalReplacements: readonly Replace[] = [
  byPattern(
    'E-Mail',
    /()(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
  ),
  byPattern('IBAN', /()\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,7}(?:[ -]?[A-Z0-9]{1,3})?\b/gi),
  byPattern('Karte', /()\b(?:\d{4}[ -]?){3}\d{4}\b/g),
  byPattern(
    'Anschrift',
    new RegExp(
      String.raw`()(?:${word}[ -]){0,4}${street}\s{1,3}\d{1,4}(?:\s?[a-z])?(?:,?\s{0,3}${town})?(?![a-zäöüß])`,
      'gu',
    ),
  ),
  byPattern('Anschrift', new RegExp(String.raw`()\b${town}`, 'gu')),
  byPattern(
    'Geburtstag',
    /((?:geboren|geb\.|Geburtstag|Geburtsdatum)\D{0,20})\d{1,2}\.\s?(?:\d{1,2}\.|[A-Za-zä]{1,12})\s?\d{2,4}/giu,
  ),
  byPattern('Telefon', /()(?<![\d.,])(?:\+\d{1,3}|00\d{1,3}|0\d)(?:[ ()/-]{0,3}\d){5,13}(?!\d)/g),
  byPattern('Profil', /()(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,30}/gu),
  byPattern(
    'Name',
    new RegExp(
      String.raw`((?:[Ii]ch heiße|[Ii]ch heisse|[Mm]ein Name ist|[Nn]ame:|[Mm]an nennt mich|[Mm]y name is)\s{1,3})${surname}(?:\s{1,3}${surname}){0,2}`,
      'gu',
    ),
  ),
  byPattern(
    'Name',
    new RegExp(String.raw`(\b(?:Herrn?|Frau|Dr\.|Prof\.)\s{1,3})(?:(?:Dr\.|Prof\.)\s{1,3})?${surname}`, 'gu'),
  ),
  byFirstName,
];

/** What stands in place of what is hidden, as one group. */
export const markSign = /(\[(?:Name|E-Mail|Telefon|IBAN|Karte|Anschrift|Geburtstag|Profil) \d{1,6}\])/g;
