import { describe, expect, test } from 'vitest';
import { checkExpression } from './checkExpression.ts';
import type { ValueKind } from './ValueKind.ts';

const variables = new Map<string, ValueKind>([
  ['a', 'number'],
  ['phq9_1', 'number'],
  ['name', 'text'],
  ['hobbys', 'list'],
  ['score', 'unknown'],
]);
const problems = (source: string, wanted?: ValueKind): string[] =>
  checkExpression(source, variables, wanted).map(({ message }) => message);

test.each([
  'a + phq9_1 * 2',
  'summe(a, phq9_1) > 9 und name = "Eva"',
  'hobbys = "Rad"',
  'wenn(score > 3, "hoch", "niedrig")',
  'anzahl(hobbys, a > 1)',
  'mean.1(a, score)',
])('nothing is wrong with %s', (source) => {
  expect(problems(source)).toEqual([]);
});

test.each([
  ['', 'Die Formel ist leer.'],
  ['a +', 'Am Ende der Formel fehlt noch ein Wert.'],
  ['(a + 1', 'Der Klammer an Stelle 1 fehlt die schließende Klammer.'],
  ['sum(a', 'Der Klammer an Stelle 4 fehlt die schließende Klammer.'],
  ['a + 1)', 'An Stelle 6 steht „)“, das passt hier nicht.'],
  ['a + * 2', 'An Stelle 5 steht „*“, das passt hier nicht.'],
  ['a a', 'An Stelle 3 steht „a“, das passt hier nicht.'],
  ['a und und a', 'An Stelle 7 steht „und“, das passt hier nicht.'],
  ['a % 2', 'An Stelle 3 steht das Zeichen „%“, das in einer Formel nichts bedeutet.'],
  ['name = "Eva', 'Dem Text, der an Stelle 8 beginnt, fehlt das schließende Anführungszeichen.'],
  [
    'a > 1,5',
    'An Stelle 6 steht ein Komma außerhalb einer Funktion. Dezimalzahlen schreiben Sie bitte mit Punkt, zum Beispiel 1.5.',
  ],
  ['1.2.3', 'An Stelle 1 steht „1.2.3“, das ist keine gültige Zahl.'],
  ['1 < a < 3', 'An Stelle 7 steht ein zweiter Vergleich. Verbinden Sie Vergleiche bitte mit „und“ oder „oder“.'],
  ['wurzel(a)', 'An Stelle 1 steht „wurzel(…)“, diese Funktion gibt es nicht.'],
  ['round(a, 1, 2)', 'An Stelle 1: „round“ braucht 1 bis 2 Werte, hier stehen 3.'],
  ['sum()', 'An Stelle 1: „sum“ braucht mindestens einen Wert, hier stehen 0.'],
  ['answered(a, a)', 'An Stelle 1: „answered“ braucht genau einen Wert, hier stehen 2.'],
  [
    'if.2(a > 1, 1)',
    'An Stelle 1 steht „if.2“. Eine Mindestzahl wie in „sum.8(…)“ gibt es nur bei sum, mean, min und max, und sie ist mindestens 1.',
  ],
  ['phq9_9 + 1', 'An Stelle 1 steht „phq9_9“, eine Variable mit diesem Namen gibt es nicht. Meinten Sie „phq9_1“?'],
  ['a + name', 'An Stelle 5 wird eine Zahl gebraucht, dort steht aber ein Text.'],
  ['sum(a, a > 1)', 'An Stelle 10 wird eine Zahl gebraucht, dort steht aber ein Ja oder Nein.'],
  ['nicht a', 'An Stelle 7 wird ein Ja oder Nein gebraucht, dort steht aber eine Zahl.'],
  ['hobbys + 1', 'An Stelle 1 wird eine Zahl gebraucht, dort steht aber eine Liste.'],
  ['a = "2"', 'An Stelle 3 werden eine Zahl und ein Text verglichen, sie können nie gleich sein.'],
])('%s: %s', (source, message) => {
  expect(problems(source)).toEqual([message]);
});

describe('an expression', () => {
  test('that has to be a condition gives true or false', () => {
    expect(problems('a > 1', 'boolean')).toEqual([]);
    expect(problems('a', 'boolean')).toEqual([
      'An Stelle 1 wird ein Ja oder Nein gebraucht, dort steht aber eine Zahl.',
    ]);
  });

  test('with several faults names all, in their order', () => {
    const found = checkExpression('y + sum(name, x)', variables);
    expect(found.map(({ position }) => position)).toEqual([1, 9, 15]);
  });

  test('nested or long beyond reason is refused', () => {
    expect(problems('('.repeat(100) + 'a' + ')'.repeat(100))).toEqual([
      'An Stelle 62 ist die Formel zu tief verschachtelt.',
    ]);
    expect(problems('a'.repeat(4_001))).toEqual(['Die Formel ist zu lang: Erlaubt sind höchstens 4000 Zeichen.']);
  });
});
