import type { CallResponse } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import type { Figure } from '../../answerTypes/Figure.ts';
import { figureOfEntry } from './figureOfEntry.ts';
import type { FigureEntry } from './figureOfEntry.ts';
import { moved } from './moved.ts';
import { reportContents } from './reportContents.ts';
import type { EntryData } from './ReportFigure.ts';

const team = { filter: null, isForTeam: true };
const entry = (fields: Partial<FigureEntry> = {}): FigureEntry =>
  Object.assign({ kind: 'question', entry_id: 'e', filter: null, view: 'both', question: 'q' } as const, fields);
const question = { unique_question_id: 'q', short_name: '', context: 'Zufrieden?', is_removed: false };
const state = { unique_question_id: 'q', asked: 4, answered: 4, skipped: 0, withdrawn: 0, open: 0, changed: 0 };
const shares: Figure = {
  kind: 'shares',
  shares: [
    { id: '1', label: 'Ja', count: 3, share: 0.75, interval: { low: 0.3, high: 0.95 } },
    { id: '2', label: 'Nein', count: 1, share: 0.25, interval: { low: 0.05, high: 0.7 } },
  ],
  n: 4,
  na: 1,
  isMultiple: false,
  isInOrder: false,
};
const answered: EntryData = {
  kind: 'question',
  question,
  states: [{ ...state, part: '' }],
  figures: [shares],
  smallBelow: null,
};

test('a question has what its card on the results page says: title, base, chart, table and notes', () => {
  const figure = figureOfEntry(entry(), answered, team);
  expect(figure).toMatchObject({
    title: 'Zufrieden?',
    base: '4-mal gefragt · 4 beantwortet (100\u00A0%)',
    charts: [shares],
    notes: ['1 Person hat „keine Angabe“ gewählt und zählt nicht mit.'],
    missing: null,
  });
  expect(figure.tables[0]?.rows[0]?.cells).toEqual(['Ja', '3', '75,0\u00A0%', '30,0\u00A0%', '95,0\u00A0%']);
});

test('the view chooses between chart and table', () => {
  const counts = (['chart', 'table', 'both'] as const).map((view) => {
    const { charts, tables } = figureOfEntry(entry({ view }), answered, team);
    return [charts.length, tables.length];
  });
  expect(counts).toEqual([
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
});

test('a filter of its own is said before whom it counts', () => {
  const { base } = figureOfEntry(entry(), answered, { filter: 'Nur Handys', isForTeam: true });
  expect(base).toBe('Nur Handys · 4-mal gefragt · 4 beantwortet (100\u00A0%)');
});

test('what cannot be shown says why: a question that is gone, words, nobody yet, and what a link hides', () => {
  const missing = (data: EntryData, isForTeam = true) =>
    figureOfEntry(entry(), data, { filter: null, isForTeam }).missing;
  expect(missing({ kind: 'gone' })).toMatch(/^Diese Frage gibt es im Dialog nicht mehr/);
  expect(missing({ kind: 'gone' }, false)).toBe('Diese Frage gibt es nicht mehr.');
  expect(missing({ kind: 'left-out' }, false)).toMatch(/^Diese Zahlen gelten für eine eigene Auswahl/);
  expect(missing({ ...answered, figures: [{ kind: 'texts', part: '', of: 'words' }] })).toMatch(/eigenen Worten/);
  expect(missing({ ...answered, states: [] })).toBe('Noch keine Antwort auf diese Frage.');
  const few = { ...answered, figures: [], smallBelow: 5 };
  expect(figureOfEntry(entry(), few, team).notes[0]).toMatch(/weniger als 5 Personen/);
  expect(missing({ kind: 'cross', row: 'A', column: 'B', cross: null, smallBelow: 5 }, false)).toMatch(/weniger als 5/);
  expect(missing({ kind: 'overview', standing: null, smallBelow: 5 }, false)).toMatch(/weniger als 5/);
});

test('a cross-table has counts with shares of the row, and what they mean', () => {
  const cross: CallResponse<'crossTable'> = {
    n: 10,
    rows: [
      { value: 1, label: 'Ja' },
      { value: 2, label: 'Nein' },
    ],
    columns: [
      { value: 1, label: 'A' },
      { value: 2, label: 'B' },
    ],
    counts: [
      [4, 1],
      [1, 4],
    ],
    chi_square: 3.6,
    degrees_of_freedom: 1,
    p: 0.058,
    cramers_v: 0.6,
    is_thin: true,
  };
  const data: EntryData = { kind: 'cross', row: 'Zufrieden?', column: 'Team', cross, smallBelow: null };
  const figure = figureOfEntry({ ...entry(), kind: 'cross', row: 'a', column: 'b' }, data, team);
  expect([figure.title, figure.base]).toEqual(['Zufrieden? nach Team', 'n = 10']);
  expect(figure.tables[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['Ja', '4 (80,0\u00A0%)', '1 (20,0\u00A0%)', '5 (100,0\u00A0%)'],
    ['Nein', '1 (20,0\u00A0%)', '4 (80,0\u00A0%)', '5 (100,0\u00A0%)'],
    ['Summe', '5 (50,0\u00A0%)', '5 (50,0\u00A0%)', '10 (100,0\u00A0%)'],
  ]);
  expect(figure.notes).toHaveLength(4);
});

test('the head figures stand as a table', () => {
  const standing = { opened: 2, begun: 10, finished: 5, seconds: null };
  const figure = figureOfEntry(
    { kind: 'overview', entry_id: 'e', filter: null, view: 'both' },
    { kind: 'overview', standing, smallBelow: null },
    team,
  );
  expect(figure.tables[0]?.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['Begonnen', '10'],
    ['Beendet', '5'],
    ['Abschlussquote', '50\u00A0%'],
    ['Dauer (Median)', '–'],
  ]);
});

test('contents hold headings and the figures below them; texts and empty headings are none', () => {
  const figure = figureOfEntry(entry(), answered, team);
  const lines = reportContents([
    { kind: 'figure', entry_id: 'a', figure },
    { kind: 'heading', entry_id: 'b', text: 'Stimmung' },
    { kind: 'text', entry_id: 'c', text: 'Worte' },
    { kind: 'figure', entry_id: 'd', figure },
    { kind: 'heading', entry_id: 'e', text: ' ' },
  ]);
  expect(lines.map(({ title, level }) => [title, level])).toEqual([
    ['Zufrieden?', 1],
    ['Stimmung', 1],
    ['Zufrieden?', 2],
  ]);
});

test('an entry moves to a place, and nowhere where there is none', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 3, 0)).toEqual(['a']);
});
