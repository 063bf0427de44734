import type { StatementRule } from '../Statement.ts';
import { found } from './found.ts';

const howOften =
  /(?<!\p{L})[Ww]ie (?:oft|häufig|regelmäßig|viele? (?:Stunden|Mal|Male|Tage|Minuten|Gläser|Zigaretten|Tassen|Bücher|Portionen|Kilometer|E-Mails))(?!\p{L})/u;
const period =
  /(?<!\p{L})(?:letzte[nrsm]?|vergangene[nrsm]?|zurückliegende\p{L}{0,20}|pro|am Tag|an (?:einem|Werk|Wochen|wie vielen)\p{L}{0,20}|(?:werk)?täglich|wöchentlich|monatlich|jährlich|in (?:der|einer|dieser) Woche|im (?:Monat|Jahr|Durchschnitt|Schnitt|Mittel|Laufe|Sommer|Winter|Unterricht|Urlaub)|in (?:einem|diesem|Ihrem) (?:Monat|Jahr|Leben)|heute|gestern|seit|normalerweise|üblicherweise|gewöhnlich|typischerweise|durchschnittlich|innerhalb|während|bisher|jemals|insgesamt|je (?:Tag|Woche|Monat)|diese[rmns]? (?:Woche|Monat|Jahr|Semester)|an (?:einem|den) (?:Tag|Tagen)|zur ?zeit|derzeit|aktuell|künftig|in Zukunft|zuletzt|schon|bereits|dabei|täglichen|24 Stunden)(?!\p{L})/iu;

/** 'How often' without 'in which time' is another question for each who answers (Porst, rule 'zeitlicher Bezug'). */
export const periodRule: StatementRule = ({ text, as, hasPeriod }) => {
  if (as === 'item' || hasPeriod || period.test(text)) return null;
  return found(howOften, text);
};
