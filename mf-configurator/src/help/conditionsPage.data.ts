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
    '„Als Text bearbeiten“ nimmt, was man tippt: = ≠ < ≤ > ≥, und, oder, nicht, Klammern, die Texte von Optionen in beliebiger Schreibung. Darunter steht, wie es verstanden wurde.',
  ],
  example: 'nps ≥ 9 und kontakt = nein',
};

const functions: HelpPassage = {
  id: 'funktionen',
  title: 'Funktionen',
  text: ['In Bedingungen und Berechnungen gibt es diese Funktionen.'],
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
      term: 'matches(a, "A#*")',
      meaning: 'ob ein Text auf ein Muster passt: * viele Zeichen, ? eines, # eine Ziffer',
    },
  ],
};

/** What stands beside conditions, in rows and as a text. */
export const conditionPassages = { conditionRows: rows, conditionText: asText } as const;

/** How conditions are written. */
export const conditionsPage: HelpPage = {
  id: 'bedingungen',
  kind: 'task',
  title: 'Bedingungen schreiben',
  summary: 'In Zeilen zum Auswählen oder als Text.',
  words: ['Ausdruck', 'Formel', 'und', 'oder', 'größer', 'enthält', 'Vergleich', 'Operator'],
  passages: [rows, asText, functions],
};
