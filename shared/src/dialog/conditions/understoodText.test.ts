import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileExpression } from '../expressions/compileExpression.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { assign, consent, date, likert, multiple, number, open, single, slider } from '../testing/blocks.ts';
import { conditionProblem } from './conditionProblem.ts';
import { understoodText } from './understoodText.ts';
import { vocabularyOf } from './vocabularyOf.ts';
import { writeRows } from '../expressions/rows/writeRows.ts';

const option = (text: string, score: number | null = null) => ({ id: text, text, score });
const vocabulary = vocabularyOf(
  aSnapshot([
    slider('q1', { variable: 'nps', min: 0, max: 10 }),
    single('q2', { variable: 'kontakt', options: [option('Ja'), option('Nein'), option('Ja, aber nur per E-Mail')] }),
    single('q3', { variable: 'grund', options: [option('Zu teuer', 2), option('Müde (sehr!)', 1)] }),
    likert('q4', {
      variable: 'zufrieden',
      inverse: true,
      scale: {
        from: 'block',
        points: [
          { value: 1, label: 'gar nicht' },
          { value: 2, label: 'sehr' },
        ],
      },
    }),
    multiple('q5', { variable: 'hobbys', options: [option('Rad fahren'), option('Musik')] }),
    open('q6', { variable: 'Name' }),
    date('q7', { variable: 'termin' }),
    consent('q8', { variable: 'einwilligung', label_agree: 'Einverstanden', label_decline: 'Nein danke' }),
    number('q9', { variable: 'alter' }),
    assign('q10', [{ variable: 'gruppe', expression: 'wenn(alter > 17, "alt", "jung")' }]),
  ]),
);

test.each([
  ['NPS ≥ 9', 'nps >= 9'],
  ['{{nps}} >= 9', 'nps >= 9'],
  ['kontakt = nein', 'kontakt = "Nein"'],
  ['Kontakt = ja, aber nur per e-mail', 'kontakt = "Ja, aber nur per E-Mail"'],
  ['kontakt=JA und nps<=6', 'kontakt="Ja" und nps<=6'],
  ['kontakt = "nein" oder kontakt = “Ja”', 'kontakt = "Nein" oder kontakt = "Ja"'],
  ['grund = zu  teuer', 'grund = 2'],
  ['grund != Müde (sehr!)', 'grund != 1'],
  ['zufrieden = sehr', 'zufrieden = 1'],
  ['zufrieden = 1', 'zufrieden = 1'],
  ['hobbys enthält rad fahren und hobbys enthält nicht Musik', 'hobbys = "Rad fahren" und hobbys != "Musik"'],
  ['name enthält Eva', 'enthält(Name, "Eva")'],
  ['name beginnt nicht mit Dr.', 'nicht beginnt(Name, "Dr.")'],
  ['name passt auf A* oder nps > 3', 'passt(Name, "A*") oder nps > 3'],
  ['name = Eva Maria && nps == 3', 'Name = "Eva Maria" und nps = 3'],
  ['name ist nicht beantwortet', 'nicht beantwortet(Name)'],
  ['(name ist beantwortet) || nps mindestens 3', '(beantwortet(Name)) oder nps >= 3'],
  ['nicht (name ist leer)', 'nicht (nicht beantwortet(Name))'],
  ['termin > 24.12.2026', 'termin > "2026-12-24"'],
  ['termin liegt vor 2026-12-24', 'termin < "2026-12-24"'],
  ['einwilligung ist einverstanden', 'einwilligung = wahr'],
  ['alter > 17,5', 'alter > 17.5'],
  ['alter größer als 17', 'alter > 17'],
  ['gruppe = ALT', 'gruppe = "alt"'],
  ['wenn(NPS ≥ 9; "a"; "b")', 'wenn(nps >= 9; "a"; "b")'],
  ['nps = alter', 'nps = alter'],
  ['Name', 'Name'],
])('%s is understood as %s', (typed, stored) => {
  expect(understoodText(typed, vocabulary)).toBe(stored);
});

test.each([
  [
    'kontakt = nien',
    '„kontakt“ hat keine Antwort „nien“. Schreiben Sie eine von: „Ja“, „Nein“, „Ja, aber nur per E-Mail“.',
  ],
  ['npss >= 9', 'An Stelle 1 steht „npss“, eine Variable mit diesem Namen gibt es nicht. Meinten Sie „nps“?'],
  ['nps >=', 'Am Ende der Formel fehlt noch ein Wert.'],
  ['nps', 'An Stelle 1 wird ein Ja oder Nein gebraucht, dort steht aber eine Zahl.'],
])('%s: %s', (typed, message) => {
  expect(conditionProblem(understoodText(typed, vocabulary), vocabulary, 'boolean')?.message).toBe(message);
});

const situation = {
  nps: 9,
  kontakt: 'Nein',
  grund: 2,
  zufrieden: 1,
  hobbys: ['Musik'],
  Name: 'Eva',
  termin: '2026-12-24',
};

test('what is an expression already keeps its meaning, and is understood the same again', () => {
  const value = fc.oneof(
    fc.integer({ min: -3, max: 12 }),
    fc.constantFrom('Nein', 'Eva', 'Musik', '2026-12-24', 'und'),
  );
  const row = fc.record({
    kind: fc.constant('row' as const),
    variable: fc.constantFrom(...vocabulary.keys()),
    operator: fc.constantFrom('is' as const, 'is-not' as const, 'at-least' as const, 'less' as const),
    value,
  });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('and' as const, 'or' as const),
      (parts, join) => {
        const stored = writeRows({ join, parts });
        const understood = understoodText(stored, vocabulary);
        expect(compileExpression(understood)(situation)).toEqual(compileExpression(stored)(situation));
        expect(understoodText(understood, vocabulary)).toBe(understood);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('whatever is typed, it comes back as a text', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(typeof understoodText(typed, vocabulary)).toBe('string');
    }),
  );
});
