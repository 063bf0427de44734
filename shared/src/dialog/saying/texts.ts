import { enumeration } from '../texts.ts';
import type { ValueOperator } from '../expressions/rows/ConditionRows.ts';

const plain: Record<ValueOperator, string> = {
  is: 'ist',
  'is-not': 'ist nicht',
  less: 'unter',
  'at-most': 'höchstens',
  more: 'über',
  'at-least': 'mindestens',
  contains: 'enthält',
  'contains-not': 'enthält nicht',
  begins: 'beginnt mit',
  'begins-not': 'beginnt nicht mit',
  matches: 'passt auf',
  'matches-not': 'passt nicht auf',
  exactly: 'ist genau',
  'exactly-not': 'ist nicht genau',
  'age-at-least': 'vor mindestens',
  'age-below': 'vor weniger als',
};

const among = (names: readonly string[]): string => enumeration(names, 'und');

/** How conditions are said. */
export const sayingTexts = {
  operators: {
    plain,
    moments: { ...plain, more: 'nach', less: 'vor', 'at-least': 'ab', 'at-most': 'bis' },
    lists: { ...plain, is: 'enthält', 'is-not': 'enthält nicht', contains: 'enthält den Text' },
  },
  /** A parameter of the public link. */
  ofLink: (parameter: string) => `Link-Parameter ${parameter}`,
  answered: 'beantwortet',
  unanswered: 'nicht beantwortet',
  joins: { and: ' und ', or: ' oder ' },
  /** Of several values at once. */
  together: {
    count: (names: readonly string[]) => `Anzahl bei ${among(names)}`,
    sum: (names: readonly string[]) => `Summe aus ${among(names)}`,
    mean: (names: readonly string[]) => `Mittelwert aus ${among(names)}`,
    min: (names: readonly string[]) => `Kleinster Wert aus ${among(names)}`,
    max: (names: readonly string[]) => `Größter Wert aus ${among(names)}`,
  },
  range: (from: string, to: string) => `${from} bis ${to}`,
  today: 'heute',
  years: (count: string) => (count === '1' ? 'einem Jahr' : `${count} Jahren`),
  clock: (time: string) => `${time} Uhr`,
  answerTo: (name: string) => `Antwort ${name}`,
  yes: 'ja',
  no: 'nein',
  option: (number: number) => `Option ${number}`,
  other: (name: string) => `${name} (Sonstiges)`,
  /** A part of an answer: a place of an order, the month of a day. */
  part: (name: string, part: string) => `${name} (${part})`,
  inRound: (name: string, rounds: readonly number[]) => `${name} (Runde ${rounds.join(', ')})`,
  alsoCalled: (name: string, variable: string) => `${name} (${variable})`,
  code: (source: string) => `Formel: ${source}`,
} as const;
