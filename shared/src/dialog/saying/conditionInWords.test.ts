import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../testing/graph/aDialog.ts';
import { vocabularyOf } from '../conditions/vocabularyOf.ts';
import type { KnownVariable } from '../conditions/vocabularyOf.ts';
import { valueOperators } from '../expressions/rows/ConditionRows.ts';
import type {
  ConditionPart,
  ConditionRow,
  ConditionRows,
  RowValue,
  ValueOperator,
} from '../expressions/rows/ConditionRows.ts';
import { operatorSigns } from '../expressions/rows/operatorSigns.ts';
import { writeRows } from '../expressions/rows/writeRows.ts';
import { snapshotOf } from '../graph/snapshotOf.ts';
import { conditionInWords, conditionLine } from './conditionInWords.ts';
import { sayablesOf } from './sayablesOf.ts';

const points = [
  { value: 1, label: 'schlecht' },
  { value: 2, label: 'gut' },
  { value: 3, label: 'gut' },
  { value: 4, label: '' },
];
const options = (...texts: readonly string[]) => texts.map((text, index) => ({ id: `o${index}`, text, score: null }));
const dialog = aDialog(
  aBlock('slider', 'a', { short_name: 'Empfehlung', variable: 'empfehlung' }),
  aBlock('number', 'b', { short_name: 'Alter', variable: 'alter' }),
  aBlock('number', 'c', { short_name: 'Alter', variable: 'alter_kind' }),
  aBlock('open', 'd', { short_name: 'Ort', variable: 'ort' }),
  aBlock('open', 'e', { short_name: 'Ort nicht', variable: 'ort_nicht' }),
  aBlock('single', 'f', {
    context: 'Was **trinken** Sie am liebsten?',
    variable: 'getraenk',
    options: options('Tee', '', 'Kaffee'),
  }),
  aBlock('multiple', 'g', { short_name: 'Hobbys', variable: 'hobbys', options: options('Lesen', 'Sport') }),
  aBlock('date', 'h', { short_name: 'Anreise', variable: 'anreise' }),
  aBlock('date', 'i', { short_name: 'Abreise', variable: 'abreise' }),
  aBlock('time', 'j', { short_name: 'Beginn', variable: 'beginn' }),
  aBlock('consent', 'k', { short_name: 'Datenschutz', variable: 'datenschutz', label_decline: '' }),
  aBlock('likert', 'l', { short_name: 'Urteil', variable: 'urteil', scale: { from: 'block', points } }),
  aBlock('matrix', 'm', {
    context: 'Wie fanden Sie das?',
    variable: 'batterie',
    items: [
      { id: 'x', text: 'Essen', inverse: false },
      { id: 'y', text: 'Empfehlung', inverse: false },
    ],
  }),
  aBlock('assign', 'n', { assignments: [{ variable: 'punkte', expression: 'empfehlung + 1' }] }),
);
const snapshot = snapshotOf(dialog);
const sayables = sayablesOf(snapshot);
const said = (source: string, at: string | null = null): string => conditionLine(source, sayables, at);

test.each([
  ['alter >= 18 und ort = "Berlin"', 'Alter (alter) mindestens 18 und Ort ist „Berlin“'],
  ['empfehlung <= 6', 'Empfehlung (empfehlung) höchstens 6'],
  ['hobbys = "Lesen" oder nicht beantwortet(hobbys)', 'Hobbys enthält „Lesen“ oder Hobbys nicht beantwortet'],
  [
    'enthält(ort, "bach") und (alter < 3 oder alter > 90)',
    'Ort enthält „bach“ und (Alter (alter) unter 3 oder Alter (alter) über 90)',
  ],
  ['punkte >= 7 und punkte <= 8', 'punkte 7 bis 8'],
  ['punkte <= 8 und punkte >= 7', 'punkte höchstens 8 und punkte mindestens 7'],
  ['anreise >= "2026-12-24" und abreise > anreise', 'Anreise ab 24.12.2026 und Abreise nach Antwort „Anreise“'],
  ['anreise < heute()', 'Anreise vor heute'],
  ['beginn <= "09:30"', 'Beginn bis 09:30 Uhr'],
  ['alter(anreise) >= 18', 'Anreise vor mindestens 18 Jahren'],
  ['datenschutz = wahr', 'Datenschutz ist „Ich stimme zu“'],
  ['urteil = 1 oder urteil = 2', 'Urteil ist „schlecht“ oder Urteil ist 2'],
  ['batterie_1 >= 2', 'Essen mindestens 2'],
  ['getraenk = "Tee"', '„Was trinken Sie am liebsten?“ ist „Tee“'],
  ['getraenk != ""', '„Was trinken Sie am liebsten?“ ist nicht Option 2'],
  ['anzahl(hobbys) >= 2', 'Anzahl bei Hobbys mindestens 2'],
  ['ort_nicht = "x"', '„Ort nicht“ ist „x“'],
  ['gone = 1', 'gone ist 1'],
])('%s is said as %s', (source, words) => {
  expect(said(source)).toBe(words);
});

test('at the question itself its long text is left out', () => {
  expect(said('getraenk = "Tee"', 'f')).toBe('ist „Tee“');
  expect(said('punkte > 3', 'f')).toBe('punkte über 3');
});

test.each([
  'alter + 1 > 18',
  'nicht (alter > 18 und alter < 30)',
  'alter >',
  'ort = ""',
  'ort = "x" und alter + 1 > 18',
])('what words cannot say stays whole as it is written: %s', (source) => {
  expect(conditionInWords(source, sayables)).toEqual({ kind: 'code', text: source });
});

test('a variable of a round is said with its number', () => {
  const again = { kind: 'again', text: 'Noch eines?', yes: 'Ja', no: 'Nein', most: 2 } as const;
  const looped = aDialog(
    aBlock('loop', 'l', { variable: 'kind', members: ['a'], rounds: again }),
    aBlock('number', 'a', { short_name: 'Alter', variable: 'alter' }),
  );
  const [second] = [...vocabularyOf(snapshotOf(looped)).keys()]
    .filter((name) => name !== 'alter' && name.startsWith('alter'))
    .slice(1);
  expect(conditionLine(`${second} > 3`, sayablesOf(snapshotOf(looped)))).toBe('Alter (Runde 2) über 3');
});

const texts = fc.oneof(
  fc.constantFrom('Berlin', 'berlin', 'Tee', '2026-12-24', 'ja', '„x“', '3', 'heute', 'Option 1'),
  fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !/[‚‘]/.test(text)),
);
const days = fc.constantFrom('2026-12-24', '2026-12-25', '2027-01-01');
const times = fc.constantFrom('09:30', '10:00', '18:15');
const numbers = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.double({ noNaN: true, min: -2, max: 2 }).map((value) => value + 0),
);
const known = [...vocabularyOf(snapshot).values()];

/** What the editor of rows lets an author compare a variable with. */
function valueOf({ kind, name, values }: KnownVariable, operator: ValueOperator): fc.Arbitrary<RowValue> {
  if (operatorSigns[operator].ofAge) return fc.integer({ min: 0, max: 3 });
  if (operatorSigns[operator].sign === null) return texts;
  if (values.length > 0) return fc.constantFrom(...values.map(({ value }) => value));
  const others = known.filter((one) => one.kind === kind && one.name !== name);
  if (kind === 'date') {
    const references = others.map((one) => ({ of: 'variable' as const, name: one.name }));
    return fc.oneof(days, fc.constantFrom<RowValue>({ of: 'today' }, ...references));
  }
  if (kind === 'time') return times;
  if (kind === 'number') return numbers;
  return kind === 'unknown' ? fc.oneof(numbers, texts) : texts;
}

const unordered: ReadonlySet<KnownVariable['kind']> = new Set(['text', 'list', 'boolean']);
const order: ReadonlySet<string> = new Set(['less', 'at-most', 'more', 'at-least']);

const row: fc.Arbitrary<ConditionRow> = fc
  .tuple(fc.constantFrom(...known), fc.constantFrom(...valueOperators, 'answered' as const, 'unanswered' as const))
  .filter(([{ kind }, operator]) => !unordered.has(kind) || !order.has(operator))
  .chain(([variable, operator]): fc.Arbitrary<ConditionRow> => {
    const asked = { kind: 'row' as const, variable: variable.name };
    if (operator === 'answered' || operator === 'unanswered') return fc.constant({ ...asked, operator });
    return fc.record({
      kind: fc.constant('row' as const),
      variable: fc.constant(variable.name),
      operator: fc.constant(operator),
      value: valueOf(variable, operator),
    });
  });
const { part } = fc.letrec<{ part: ConditionPart }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    row,
    fc.record({ kind: fc.constant('group' as const), parts: fc.array(tie('part'), { minLength: 1, maxLength: 3 }) }),
  ),
}));
const rows: fc.Arbitrary<ConditionRows> = fc.record({
  join: fc.constantFrom('and' as const, 'or' as const),
  parts: fc.array(part, { minLength: 1, maxLength: 3 }),
});

test('what rows can say is said in words, and no two conditions alike', () => {
  const sources = new Map<string, string>();
  fc.assert(
    fc.property(rows, (state) => {
      const source = writeRows(state);
      const { kind, text } = conditionInWords(source, sayables, 'f');
      expect([kind, text.includes('„“'), text === source]).toEqual(['words', false, false]);
      expect(sources.get(text) ?? source).toBe(source);
      sources.set(text, source);
    }),
    { numRuns: 5_000 },
  );
});
