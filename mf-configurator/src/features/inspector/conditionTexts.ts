import type { Join, RowOperator } from '@dialogwerk/shared/dialog/conditions';

/** What authors read where they set conditions. */
export const conditionTexts = {
  variable: 'Variable',
  operator: 'Vergleich',
  value: 'Wert',
  comparedWith: 'Womit',
  comparedWithOf: (accessibleName: string) => `Womit: ${accessibleName}`,
  fixed: { date: 'Tag', time: 'Uhrzeit' },
  today: 'heute',
  answerTo: (name: string) => `Antwort „${name}“`,
  variableOf: (number: string) => `Variable in Zeile ${number}`,
  operatorOf: (number: string) => `Vergleich in Zeile ${number}`,
  valueOf: (number: string) => `Wert in Zeile ${number}`,
  choose: 'Bitte wählen',
  ofLink: (parameter: string) => `Link-Parameter ${parameter}`,
  inRound: (answer: string, rounds: readonly number[]) => `${answer} (Runde ${rounds.join(', ')})`,
  gone: (name: string) => `${name} (gibt es nicht)`,
  join: 'Die Bedingung gilt, wenn',
  joins: { and: 'alle Zeilen zutreffen', or: 'mindestens eine Zeile zutrifft' } satisfies Record<Join, string>,
  inner: { and: 'alle davon', or: 'mindestens eine davon' } satisfies Record<Join, string>,
  addRow: 'Zeile',
  addRowLong: 'Zeile hinzufügen',
  addGroup: 'Gruppe',
  addGroupLong: 'Gruppe hinzufügen',
  removeRow: (number: string) => `Zeile ${number} löschen`,
  removeGroup: (number: string) => `Gruppe ${number} löschen`,
  group: (number: string) => `Gruppe ${number}`,
  incomplete: 'Die Bedingung wird gespeichert, sobald jede Zeile vollständig ist.',
  noVariables: 'Noch keine Frage: Sobald der Dialog nach etwas fragt, lässt sich hier nach der Antwort unterscheiden.',
  asText: 'Als Text bearbeiten',
  asRows: 'In Zeilen bearbeiten',
  notAsRows: 'Diese Bedingung enthält mehr, als Zeilen zeigen können. Sie bleibt, wie sie hier steht.',
  textHelp: 'Zum Beispiel nps ≥ 9 und kontakt = nein',
  understoodAs: (expression: string) => `Verstanden als: ${expression}`,
  completions: 'Vorschläge',
  yes: 'Ja',
  no: 'Nein',
  byCondition: 'Je nach Bedingung',
  byExpression: 'Als eine Formel',
  met: 'Dann',
  otherwise: 'Sonst',
  otherwiseHelp: 'Leer lassen für keinen Wert',
  choiceIncomplete: 'Die Berechnung wird gespeichert, sobald Bedingung und „Dann“ vollständig sind.',
} as const;

const numbers: Record<RowOperator, string> = {
  is: 'ist',
  'is-not': 'ist nicht',
  'at-least': 'ist mindestens',
  'at-most': 'ist höchstens',
  more: 'ist größer als',
  less: 'ist kleiner als',
  contains: 'enthält',
  'contains-not': 'enthält nicht',
  begins: 'beginnt mit',
  'begins-not': 'beginnt nicht mit',
  matches: 'passt auf Muster',
  'matches-not': 'passt nicht auf Muster',
  exactly: 'ist genau (Groß/klein)',
  'exactly-not': 'ist nicht genau (Groß/klein)',
  'age-at-least': 'Alter ist mindestens',
  'age-below': 'Alter ist unter',
  answered: 'ist beantwortet',
  unanswered: 'ist nicht beantwortet',
};

/** What each operator is called, by what the variable holds. */
export const operatorNames = {
  plain: numbers,
  moments: { ...numbers, more: 'ist nach', less: 'ist vor', 'at-least': 'ist ab', 'at-most': 'ist bis' },
  lists: { ...numbers, is: 'enthält', 'is-not': 'enthält nicht', contains: 'enthält den Text' },
} as const satisfies Record<string, Record<RowOperator, string>>;

/** What a pattern's signs mean. */
export const patternHelp = '* viele Zeichen, ? eines, # eine Ziffer';
