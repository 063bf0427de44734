import { plural } from '../../numbers/index.ts';
import type { ValueKind } from './ValueKind.ts';

const at = (position: number): string => `An Stelle ${position}`;

const kinds: Record<Exclude<ValueKind, 'unknown'>, string> = {
  number: 'eine Zahl',
  text: 'ein Text',
  date: 'ein Datum',
  time: 'eine Uhrzeit',
  boolean: 'ein Ja oder Nein',
  list: 'eine Liste',
};

const values = (count: number): string => plural(count, 'einen Wert', `${count} Werte`);

const argumentCount = (least: number, greatest: number): string => {
  if (greatest === Infinity) return `mindestens ${values(least)}`;
  if (least !== greatest) return `${least} bis ${greatest} Werte`;
  return `genau ${values(least)}`;
};

/** What authors read about an expression. */
export const expressionTexts = {
  empty: 'Die Formel ist leer.',
  tooLong: (limit: number) => `Die Formel ist zu lang: Erlaubt sind höchstens ${limit} Zeichen.`,
  tooDeep: (position: number) => `${at(position)} ist die Formel zu tief verschachtelt.`,
  unknownSign: (position: number, sign: string) =>
    `${at(position)} steht das Zeichen „${sign}“, das in einer Formel nichts bedeutet.`,
  openText: (position: number) =>
    `Dem Text, der an Stelle ${position} beginnt, fehlt das schließende Anführungszeichen.`,
  badNumber: (position: number, text: string) => `${at(position)} steht „${text}“, das ist keine gültige Zahl.`,
  comma: (position: number) =>
    `${at(position)} steht ein Komma außerhalb einer Funktion. Dezimalzahlen schreiben Sie bitte mit Punkt, zum Beispiel 1.5.`,
  unexpected: (position: number, found: string) => `${at(position)} steht „${found}“, das passt hier nicht.`,
  endMissing: 'Am Ende der Formel fehlt noch ein Wert.',
  bracketMissing: (position: number) => `Der Klammer an Stelle ${position} fehlt die schließende Klammer.`,
  chain: (position: number) =>
    `${at(position)} steht ein zweiter Vergleich. Verbinden Sie Vergleiche bitte mit „und“ oder „oder“.`,
  unknownFunction: (position: number, name: string) =>
    `${at(position)} steht „${name}(…)“, diese Funktion gibt es nicht.`,
  noLeast: (position: number, name: string) =>
    `${at(position)} steht „${name}“. Eine Mindestzahl wie in „sum.8(…)“ gibt es nur bei sum, mean, min und max, und sie ist mindestens 1.`,
  argumentCount: (position: number, name: string, least: number, greatest: number, found: number) =>
    `${at(position)}: „${name}“ braucht ${argumentCount(least, greatest)}, hier ${plural(found, 'steht', 'stehen')} ${found}.`,
  unknownVariable: (position: number, name: string, meant: string | null) =>
    `${at(position)} steht „${name}“, eine Variable mit diesem Namen gibt es nicht.${meant === null ? '' : ` Meinten Sie „${meant}“?`}`,
  wrongKind: (position: number, wanted: Exclude<ValueKind, 'unknown'>, found: Exclude<ValueKind, 'unknown'>) =>
    `${at(position)} wird ${kinds[wanted]} gebraucht, dort steht aber ${kinds[found]}.`,
  neverEqual: (position: number, left: Exclude<ValueKind, 'unknown'>, right: Exclude<ValueKind, 'unknown'>) =>
    `${at(position)} werden ${kinds[left]} und ${kinds[right]} verglichen, sie können nie gleich sein.`,
} as const;
