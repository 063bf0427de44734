import { firstNames } from '../firstNames.data.ts';
import type { Finder, Span } from '../Span.ts';
import { byPattern } from './byPattern.ts';
import { notNames } from './notNames.data.ts';
import { capital, surname, word } from './words.ts';

const known = new Set(firstNames);
const knownSmall = new Set(firstNames.map((name) => name.toLowerCase()));

/** Without a word that only begins as a name does. */
const isName = (found: string): boolean => !notNames.has(found.split(/[\s-]/)[0] ?? '');
const isNamed = ({ found }: { readonly found: string }): boolean => isName(found);

/** Behind what introduces somebody. */
export const introduced = byPattern(
  'Name',
  new RegExp(
    String.raw`((?:[Ii]ch hei(?:ß|ss)e|(?:eigentlich|auch) hei(?:ß|ss)e ich|[Mm]ein(?:e)? Name(?: ist|:)|[Nn]ame:|[Mm]an nennt mich|[Mm]y name is|gewisser?)\s{1,3})${surname}(?:\s{1,3}${surname}){0,2}`,
    'gu',
  ),
  isNamed,
);

const title = /(?:Dr|Prof)\.\s{1,3}/g;

/** Behind a title. */
export const titled = byPattern(
  'Name',
  new RegExp(
    String.raw`((?:Herrn?|Frau|Hr\.|Fr\.|Dr\.|Prof\.|Familie)\s{1,3})(?:(?:Dr\.|Prof\.)\s{1,3}){0,2}${surname}`,
    'gu',
  ),
  ({ found }) => isName(found.replaceAll(title, '')),
);

const role = String.raw`(?:Koll?eg(?:e|in)|Nachbar(?:in)?|Betreuer(?:in)?|Chef(?:in)?|Teamleiter(?:in)?|Leiter(?:in)?|Schwester|Pfleger(?:in)?|Hebamme|Ärztin|Arzt|Pastor(?:in)?|Pfarrer(?:in)?|Sohn|Tochter|Mann|Freund(?:in)?|Bruder)`;

/** Behind what somebody is to the one who writes: 'mein Kollege Krüger'. */
export const related = byPattern(
  'Name',
  new RegExp(String.raw`((?:[Mm]ein|[Uu]nser|[Dd]ein|[Ii]hr)(?:e|en|em|er)? ${role} )${surname}(?: ${capital})?`, 'gu'),
  isNamed,
);

/** Behind a greeting. */
export const signed = byPattern(
  'Name',
  new RegExp(String.raw`((?:Grü(?:ß|ss)en?|grüßt|Gruß|LG|VG|MfG),?\s{1,3})${capital}(?:\s${capital})?`, 'gu'),
  isNamed,
);

/** In small letters, where what stands before says that it is one. */
export const smallNames = byPattern(
  'Name',
  /((?:ich bin|ich hei(?:ß|ss)e|mein (?:sohn|mann|bruder|freund|chef)|meine (?:tochter|frau|schwester|freundin|chefin)) )\p{Ll}{2,20}(?!\p{L})/giu,
  ({ found }) => knownSmall.has(found.toLowerCase()),
);

const firstWord = /[A-ZÄÖÜ]\p{Ll}{1,40}/gu;
const nextWord = new RegExp(String.raw`([ -])(${word})(?!\p{L})`, 'uy');
const restOfName = new RegExp(String.raw`\s{1,3}${surname}(?!\p{L})`, 'uy');

/** Whether it is a first name, also where it is said whose something is: 'Annas'. */
const isFirstName = (found: string): boolean =>
  known.has(found) || (found.length > 3 && found.endsWith('s') && known.has(found.slice(0, -1)));

/** How far a name reaches that begins with a first name; null where that is a part of another word. */
function endOfName(text: string, from: number): number | null {
  let end = from;
  for (;;) {
    nextWord.lastIndex = end;
    const next = nextWord.exec(text);
    const [whole = '', joint = '', following = ''] = next ?? [];
    if (next && isFirstName(following)) end += whole.length;
    // 'Peter-Prinzip' is nobody.
    else if (joint === '-') return null;
    else break;
  }
  if (text[end] === '-') return null;
  restOfName.lastIndex = end;
  const rest = restOfName.exec(text)?.[0] ?? '';
  return isName(rest.trim()) ? end + rest.length : end;
}

/** Names that begin with a first name: these are looked up, because a pattern of all of them tries each at every word. */
export const byFirstName: Finder = {
  kind: 'Name',
  find: (text) => {
    const spans: Span[] = [];
    for (const { 0: first, index: from } of text.matchAll(firstWord)) {
      const isWithin = /[\p{L}-]/u.test(text.charAt(from - 1));
      if (isWithin || from < (spans.at(-1)?.to ?? 0) || !isFirstName(first)) continue;
      const to = endOfName(text, from + first.length);
      if (to !== null) spans.push({ from, to });
    }
    return spans;
  },
};
