import type { Finder } from '../Span.ts';
import { byPattern } from './byPattern.ts';
import { notNames } from './notNames.data.ts';
import { word } from './words.ts';

const one = String.raw`(?:${word}|[A-ZÄÖÜ]{2,8})(?:-${word}){0,2}`;
const company = String.raw`${one}(?: ${one}){0,3}(?: (?:& Co\.(?: KG)?|e\. ?V\.)){0,2}`;
const LONGEST_WORD = 80;
const legal = String.raw`(?:GmbH|AG|KG|SE|OHG|UG|GbR|e\. ?V\.)`;

const noCompany = new Set(
  'Regen Kälte Hitze Nacht Tag Licht Lärm Schnee Sonne Wind Bedarf Musik Arbeit Homeoffice Freunden Bekannten Verwandten'.split(
    ' ',
  ),
);
const isNamed = ({ found }: { readonly found: string }): boolean => {
  const first = found.split(/[ -]/)[0] ?? '';
  return !notNames.has(first) && !noCompany.has(first);
};

const legalForm = new RegExp(String.raw` ${legal}(?: & Co\. KG)?(?!\p{L})`, 'gu');
const wordOfCompany = new RegExp(`^${one}$`, 'u');
const MOST_WORDS = 4;

/** Firms by their legal form, with the words in front of it. */
export const employersByForm: Finder = {
  kind: 'Arbeitgeber',
  find: (text) =>
    [...text.matchAll(legalForm)].flatMap(({ 0: form, index }) => {
      let from = index;
      for (let words = 0; words < MOST_WORDS; words += 1) {
        const start = text.lastIndexOf(' ', from - 1) + 1;
        if (from - start > LONGEST_WORD || !wordOfCompany.test(text.slice(start, from))) break;
        from = start;
        if (start === 0) break;
        from -= 1;
      }
      // The blank in front is none of the firm's.
      if (text[from] === ' ' && from < index) from += 1;
      return from < index ? [{ from, to: index + form.length }] : [];
    }),
};

/** Behind what says that somebody works there. */
export const employers = byPattern(
  'Arbeitgeber',
  new RegExp(
    String.raw`((?:(?:[Aa]rbeite|[Jj]obbe|[Aa]ngestellt|[Bb]eschäftigt|[Aa]usbildung|[Tt]ätig|[Pp]raktikum|Azubi)(?: seit \d{4})? (?:bei|beim|für)(?: der| die| den| dem)? |[Mm]eine?n?m? Arbeitgeber(?: ist| war| heißt|:)?(?: die| der| das)? |Arbeitgeber: ))${company}`,
    'gu',
  ),
  isNamed,
);

/** In front of it. */
export const employersBefore = byPattern(
  'Arbeitgeber',
  new RegExp(
    String.raw`(\b(?:[Bb]ei|[Ff]ür)(?: der| die| den| dem)? )${company}(?= (?:gearbeitet|arbeite|beschäftigt|angestellt|tätig|gejobbt)(?!\p{L}))`,
    'gu',
  ),
  isNamed,
);

const clinics = String.raw`[A-ZÄÖÜ][a-zäöüß]{2,30}(?:hospital|klinikum|klinik|krankenhaus|stift)`;
export const clinicsAtWork = byPattern(
  'Arbeitgeber',
  new RegExp(String.raw`(\b[Aa]rbeite (?:im|in der|am) )${clinics}`, 'gu'),
);

const kinds = String.raw`(?:Gesamtschule|Grundschule|Realschule|Hauptschule|Oberschule|Stadtteilschule|Förderschule|Berufsschule|Volksschule|Waldorfschule|Fachhochschule|Hochschule|Universität|Uni|Gymnasium|Kita|Kindergarten|Kolleg|IGS|KGS|FH|TU)`;
const schoolName = String.raw`(?:(?:am|an der|im) |St\. )?${word}(?:-${word})?`;

/** A kind of school with its name behind it. */
export const schools = byPattern(
  'Schule',
  new RegExp(String.raw`()${kinds} ${schoolName}`, 'gu'),
  ({ found, before }) => !before.endsWith('-') && !notNames.has(found.split(' ').at(-1) ?? ''),
);

/** With its name in front: 'Anne-Frank-Schule', 'Ratsgymnasium'. */
export const namedSchools = byPattern(
  'Schule',
  new RegExp(
    String.raw`()(?:(?:${word}-){1,3}(?:Schule|Gymnasium|Kolleg|Kita|Universität|${kinds})|[A-ZÄÖÜ][a-zäöüß]{2,30}gymnasium)(?!\p{L})`,
    'gu',
  ),
);
