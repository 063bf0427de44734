import type { Finder } from '../Span.ts';
import { byPattern } from './byPattern.ts';
import { capital, word } from './words.ts';

const number = String.raw`\d{1,4}(?:\s?[a-zA-Z](?![\p{L}\d]))?`;
const town = String.raw`\d{5}\s{1,3}${capital}(?:[ -]${capital})?`;
const atTown = String.raw`(?:,?\s{1,3}${town})`;
const ends = String.raw`(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm|chaussee|steig|stieg)`;

/** 'Tabellenplatz 3', 'Auf Platz 1', and numbers of seats. */
const noStreet =
  /(?:Sitz|Park|Arbeits|Stell|Steh|Tabellen|Start|Ausbildungs|Studien)platz|^(?:Auf |Den |Der |Dem |Ein |Im |Vom )?(?:Platz|Ring|Weg) \d/u;

const named = String.raw`(?:${word}[ -]){0,4}(?:[A-ZÄÖÜ][a-zäöüß]{0,40}${ends}|Straße|Weg|Platz|Allee|Gasse|Ring)`;

/** A street with a number, and the town behind it. */
export const streets = byPattern(
  'Anschrift',
  new RegExp(String.raw`()${named}\s{1,3}${number}${atTown}?(?![a-zäöüß])`, 'gu'),
  ({ found }) => !noStreet.test(found),
);

const smallEnd = /(?:straße|strasse|str\.|allee|gasse) \d{1,4}(?: ?[a-z](?![a-zäöüß]))?(?![\da-zäöüß])/g;
const LONGEST_STREET = 40;

/** As many write them on a phone: 'goethestr. 17'. */
export const smallStreets: Finder = {
  kind: 'Anschrift',
  find: (text) =>
    [...text.matchAll(smallEnd)].flatMap(({ 0: end, index }) => {
      let from = index;
      while (index - from < LONGEST_STREET && /[a-zäöüß]/.test(text.charAt(from - 1))) from -= 1;
      return index - from < 3 || /\p{L}/u.test(text.charAt(from - 1)) ? [] : [{ from, to: index + end.length }];
    }),
};

export const streetsOfDays = byPattern(
  'Anschrift',
  new RegExp(
    String.raw`()(?:Straße|Platz|Allee) de[rs] (?:\d{1,2}\. )?${capital} ${number}${atTown}?(?![a-zäöüß])`,
    'gu',
  ),
);

/** A place without a street's ending is one where a town follows: 'Im Winkel 9, 37073 Göttingen'. */
export const places = byPattern(
  'Anschrift',
  new RegExp(
    String.raw`()(?:(?:A[mn]|Auf|Hinter|I[mn]|Unter|Vor|Zu[mr]|Bei)\s)?(?:(?:de[mnr])\s)?${word}(?:[ -]${word})?\s${number}${atTown}`,
    'gu',
  ),
);

/** What is counted by ten thousands. */
const counted =
  /\s(?:Euro|Dollar|Franken|Mark|Menschen|Leute|Personen|Einwohner|Besucher|Mitglieder|Kunden|Schritte|Meter|Kilometer|Stunden|Tonnen|Liter|Kilo|Punkte|Zeichen|Wörter|Stück|Follower|Fans|Zuschauer|Teilnehm|Stud|Schüler|Haushalte|Autos|Arbeitsplätze|Unterschriften|Mal|Jahre|Tage)/;

export const towns = byPattern(
  'Anschrift',
  new RegExp(String.raw`()${town}`, 'gu'),
  ({ found, before }) => !/[.,]$/.test(before) && !counted.test(found) && !/^\d\d000/.test(found),
);
