import type { HelpPage, HelpPassage } from '@dialogwerk/shared/contract';

const rows: HelpPassage = {
  id: 'zeilen',
  title: 'In Zeilen',
  text: [
    'Eine Zeile besteht aus Variable, Vergleich und Wert. Mehrere Zeilen gelten, wenn alle oder mindestens eine zutrifft; Gruppen mischen beides.',
  ],
  example: '„nps“ „ist mindestens“ „9“ und „kontakt“ „ist“ „Ja“',
};

const asText: HelpPassage = {
  id: 'text',
  title: 'Als Text',
  text: [
    'Mit „Als Text bearbeiten“ tippen Sie die Bedingung: = ≠ < ≤ > ≥, und, oder, nicht, Klammern, die Texte von Optionen in beliebiger Schreibung. Darunter steht, wie es verstanden wurde.',
  ],
  example: 'nps ≥ 9 und kontakt = nein',
};

const functions: HelpPassage = {
  id: 'funktionen',
  title: 'Funktionen',
  text: [
    'In Bedingungen und Berechnungen gibt es diese Funktionen. Texte gelten überall als gleich, wenn sie sich nur in Groß- und Kleinschreibung, in ß und ss, in Leerzeichen oder in unsichtbaren Zeichen unterscheiden; wo es auf groß und klein ankommt, hilft genau(…).',
  ],
  table: [
    { term: 'sum(a, b, c)', meaning: 'Summe der beantworteten; auch summe(…)' },
    { term: 'mean(a, b, c)', meaning: 'Mittelwert der beantworteten; auch mittelwert(…)' },
    { term: 'mean.2(a, b, c)', meaning: 'Mittelwert, wenn mindestens zwei beantwortet sind' },
    { term: 'min(a, b), max(a, b)', meaning: 'kleinster und größter Wert' },
    { term: 'count(a)', meaning: 'wie viele gewählt oder beantwortet sind; auch anzahl(…)' },
    { term: 'round(a, 1)', meaning: 'gerundet auf so viele Stellen; auch runden(…)' },
    { term: 'if(a > 3, "hoch", "niedrig")', meaning: 'je nach Bedingung ein Wert' },
    { term: 'answered(a)', meaning: 'ob beantwortet wurde' },
    { term: 'contains(a, "Zug")', meaning: 'ob ein Text enthalten ist' },
    { term: 'begins(a, "+49")', meaning: 'ob ein Text so beginnt' },
    {
      term: 'exactly(a, "Ja")',
      meaning: 'ob ein Text genau so geschrieben ist, auch groß und klein; auch genau(…)',
    },
    {
      term: 'matches(a, "A#*")',
      meaning: 'ob ein Text auf ein Muster passt: * viele Zeichen, ? eines, # eine Ziffer',
    },
  ],
};

const dates: HelpPassage = {
  id: 'datum',
  title: 'Datum, Uhrzeit und Alter',
  text: [
    'Tage und Uhrzeiten sind Werte: Sie lassen sich mit einem festen Tag, mit heute und mit einer anderen Antwort vergleichen, ein Geburtstag auch nach dem Alter. Heute und jetzt sind die der Antwort, nach der es weitergeht, nach der Uhr in Berlin; wird eine frühere Antwort geändert, bleiben sie für alle anderen, was sie waren.',
    'Ein Monat oder Jahr ist vorbei, wenn derselbe Tag erreicht ist, oder der Monatserste danach, wo es ihn nicht gibt: Wer am 29. Februar geboren ist, wird am 1. März älter. In Texten stehen Tage wie 12.03.1990, in Dateien wie 1990-03-12.',
  ],
  table: [
    { term: 'heute(), jetzt()', meaning: 'der Tag, die Uhrzeit; auch today(), now()' },
    { term: 'alter(geburtstag)', meaning: 'Alter in Jahren heute; mit einem zweiten Tag an diesem; auch age(…)' },
    { term: 'tage(von, bis)', meaning: 'wie viele Tage dazwischen liegen; auch days(…)' },
    { term: 'monate(von, bis), jahre(von, bis)', meaning: 'wie viele ganze Monate, Jahre; auch months(…), years(…)' },
    { term: 'wochentag(tag)', meaning: '1 für Montag bis 7 für Sonntag; auch weekday(…)' },
    { term: 'plustage(tag, 14)', meaning: 'der Tag 14 Tage später; −14 für früher; auch plusdays(…)' },
    {
      term: 'plusmonate(tag, 1), plusjahre(tag, 1)',
      meaning: 'derselbe Tag im nächsten Monat, Jahr, oder dessen letzter; auch plusmonths(…), plusyears(…)',
    },
  ],
  example: 'alter(geburtstag) >= 18 und abreise > anreise',
};

/** What stands beside conditions, in rows and as a text. */
export const conditionPassages = { conditionRows: rows, conditionText: asText } as const;

/** How conditions are written. */
export const conditionsPage: HelpPage = {
  id: 'bedingungen',
  kind: 'task',
  title: 'Bedingungen schreiben',
  summary: 'In Zeilen zum Auswählen oder als Text.',
  words: ['Ausdruck', 'Formel', 'und', 'oder', 'größer', 'enthält', 'Vergleich', 'Operator', 'Datum', 'Alter', 'heute'],
  passages: [rows, asText, functions, dates],
};
