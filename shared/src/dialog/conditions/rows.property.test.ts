import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VariableValue } from '../../contract/index.ts';
import { compileExpression } from '../expressions/compileExpression.ts';
import { parseExpression } from '../expressions/parseExpression.ts';
import { valueOperators } from '../expressions/rows/ConditionRows.ts';
import { tidyRows } from '../expressions/rows/tidyRows.ts';
import type {
  ConditionPart,
  ConditionRow,
  ConditionRows,
  RowValue,
  ValueOperator,
} from '../expressions/rows/ConditionRows.ts';
import { operatorSigns } from '../expressions/rows/operatorSigns.ts';
import { readRows } from '../expressions/rows/readRows.ts';
import { showableRows } from './showableRows.ts';
import type { KnownVariable } from './vocabularyOf.ts';
import { writeRows } from '../expressions/rows/writeRows.ts';

const variable = fc.constantFrom('nps', 'alter', 'kontakt', 'hobbys', 'nicht', 'wahr', 'a.b', 'summe');
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('Ja', '"', '""', '„so“', "'", 'und', '(', '#1500#', ' ', '2026-11-22'),
);
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const reference: fc.Arbitrary<RowValue> = fc.oneof(
  fc.constant({ of: 'today' as const }),
  variable.map((name) => ({ of: 'variable' as const, name })),
);
const row: fc.Arbitrary<ConditionRow> = fc.oneof(
  fc.record({
    kind: fc.constant('row' as const),
    variable,
    operator: fc.constantFrom('answered' as const, 'unanswered' as const),
  }),
  fc
    .tuple(variable, fc.constantFrom(...valueOperators), text, fc.oneof(text, number, fc.boolean(), reference))
    .map(([name, operator, words, value]): ConditionRow => ({
      kind: 'row' as const,
      variable: name,
      operator,
      value: valueFor(operator, words, value),
    })),
);

/** What an operator can stand with: a text, a number of years, or anything. */
function valueFor(operator: ValueOperator, words: string, value: RowValue): RowValue {
  const { sign, ofAge } = operatorSigns[operator];
  if (sign === null) return words;
  if (ofAge) return words.length;
  return Object.is(value, -0) ? 0 : value;
}
const { part } = fc.letrec<{ part: ConditionPart }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    row,
    fc.record({ kind: fc.constant('group' as const), parts: fc.array(tie('part'), { maxLength: 3 }) }),
  ),
}));
const rows: fc.Arbitrary<ConditionRows> = fc.record({
  join: fc.constantFrom('and' as const, 'or' as const),
  parts: fc.array(part, { maxLength: 4 }),
});

test('every state of the rows gives a text that reads back as it', () => {
  fc.assert(
    fc.property(rows, (state) => {
      const written = writeRows(state);
      expect(readRows(written)).toEqual(tidyRows(state));
      expect(parseExpression(written).ok).toBe(written !== '');
    }),
    { numRuns: 3_000 },
  );
});

const sentences = [
  'nps >= 9',
  '1 < alter',
  'kontakt = "Ja"',
  '-2 != {{nps}}',
  'enthält(kontakt, "j")',
  'NICHT passt(kontakt, "*")',
];
const signs =
  'nps alter kontakt {{nps}} 1 -2 0.5 "Ja" \'x\' wahr ( ) + * < <= = != ≥ => und oder and or nicht beantwortet( enthält( passt( summe( , wenn('.split(
    ' ',
  );
const word = fc.oneof(
  fc.constantFrom(...sentences),
  fc.constantFrom('und', 'oder', '(', ')'),
  fc.constantFrom(...signs),
);
const situations: readonly Record<string, VariableValue>[] = [
  {},
  { nps: 9, alter: 1, kontakt: 'Ja' },
  { nps: 0, alter: -2, kontakt: 'x' },
  { nps: 0.5, kontakt: ['Ja', 'x'] },
  { nps: 'Ja', alter: true, kontakt: 1 },
];

test('a text that rows can show means the same once rows have written it; every other one is left alone', () => {
  let shown = 0;
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (written) => {
      const source = written.join(' ');
      const read = readRows(source);
      if (read === null) return;
      shown += 1;
      const again = writeRows(read);
      for (const situation of situations) {
        expect(compileExpression(again)(situation)).toEqual(compileExpression(source)(situation));
      }
    }),
    { numRuns: 20_000 },
  );
  expect(shown).toBeGreaterThan(500);
});

test.each([
  'nps + 1 > 3',
  'nicht (nps > 3 und alter < 2)',
  'wenn(nps > 3, wahr, falsch)',
  'kontakt',
  'nps >',
  'enthält(kontakt, 3)',
])('rows do not show %s', (source) => {
  expect(readRows(source)).toBeNull();
});

const kinds: readonly (readonly [string, KnownVariable['kind']])[] = [
  ['nps', 'number'],
  ['alter', 'number'],
  ['geburtstag', 'date'],
  ['anreise', 'date'],
  ['uhr', 'time'],
];
const vocabulary = new Map(kinds.map(([name, kind]) => [name, { name, kind, values: [] }]));

test.each([
  ['geburtstag < heute()', true],
  ['heute() > geburtstag und anreise >= geburtstag', true],
  ['alter(geburtstag) >= 18 oder 21 > alter(geburtstag)', true],
  ['nps > 3', true],
  ['nps > alter', false],
  ['uhr < anreise', false],
  ['uhr < heute()', false],
  ['alter(geburtstag, anreise) >= 18', false],
  ['alter(geburtstag) >= nps', false],
  ['alter(geburtstag) = 18', false],
])('whether rows show %s: %s', (source, isShown) => {
  const shown = showableRows(source, vocabulary);
  expect(shown !== null).toBe(isShown);
  expect(shown && readRows(writeRows(shown))).toEqual(shown);
});
