import type { Finder } from '../Span.ts';

const date =
  /(?:\d{1,2}\.\s?(?:\d{1,2}\.|(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}{0,7}\.?)\s?(?:\d{4}|\d{2})?|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2})(?!\d)/giu;

/** What tells near a day that somebody was born then. */
const birth = /\bgeboren|\bgeb\.|geburtstag|geburtsdatum/i;
const NEAR = 25;

/** The days near which somebody is said to be born. */
export const birthdays: Finder = {
  kind: 'Geburtstag',
  find: (text) =>
    [...text.matchAll(date)].flatMap(({ 0: found, index: from }) => {
      if (/[\d.]/.test(text.charAt(from - 1))) return [];
      const to = from + found.trimEnd().length;
      const near = `${text.slice(Math.max(0, from - NEAR), from)} ${text.slice(to, to + NEAR)}`;
      return birth.test(near) ? [{ from, to }] : [];
    }),
};
