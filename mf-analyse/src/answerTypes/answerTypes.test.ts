import type { AskedQuestion, ColumnFigures } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { answerTypeOf } from './answerTypes.ts';

function asked(type: string, fields: Partial<AskedQuestion> = {}): AskedQuestion {
  const none = {
    short_name: '',
    context: 'Frage?',
    variable: null,
    probe: null,
    is_nps: false,
    is_removed: false,
    parts: [],
  };
  return { unique_question_id: 'q', type, ...none, ...fields };
}

function column(fields: Partial<ColumnFigures>): ColumnFigures {
  const kind = { type: 'number', measure: 'nominal' } as const;
  return {
    name: 'q',
    label: 'Frage',
    option: '',
    part: '',
    n: 0,
    na: 0,
    not_offered: 0,
    is_former: false,
    shares: [],
    numbers: null,
    histogram: [],
    ...kind,
    ...fields,
  };
}

const share = (value: number, label: string, count: number, n: number) => ({
  value,
  label,
  count,
  share: count / n,
  low: 0.1,
  high: 0.9,
});
const spread = (mean: number, sd: number | null = null) => ({
  n: 4,
  mean,
  sd,
  min: 1,
  q1: 1,
  median: 2,
  q3: 3,
  max: 4,
});
const figuresOf = (type: string, columns: ColumnFigures[], fields: Partial<AskedQuestion> = {}) =>
  answerTypeOf({ type }).figures({ question: asked(type, fields), columns });

test('one choice is shares with their intervals, and none before the first answer', () => {
  const columns = [column({ n: 4, shares: [share(1, 'Rot', 3, 4), share(2, 'Blau', 1, 4)] })];
  expect(figuresOf('single', columns)).toMatchObject([
    {
      kind: 'shares',
      n: 4,
      isMultiple: false,
      shares: [{ label: 'Rot', count: 3, interval: { low: 0.1, high: 0.9 } }, {}],
    },
  ]);
  expect(figuresOf('single', [column({})])).toEqual([]);
});

test.each(['single', 'multiple', 'picture'])(
  'what was typed beside Sonstiges stands below the shares of a %s choice',
  (type) => {
    const choice = column({ n: 4, shares: [share(0, 'nicht gewählt', 1, 4), share(1, 'gewählt', 3, 4)] });
    const beside = column({ name: 'q_sonstiges', option: 'Sonstiges', part: 'q+other', n: 2 });
    expect(figuresOf(type, [choice, { ...beside, type: 'text' }])).toMatchObject([
      { kind: 'shares', n: 4 },
      { kind: 'texts', part: 'q+other', of: 'words' },
    ]);
    const numbers = { ...beside, histogram: [{ from: 1, to: 1, count: 2 }], numbers: spread(1) };
    expect(figuresOf(type, [choice, numbers])).toMatchObject([
      { kind: 'shares', n: 4 },
      { kind: 'shares', caption: 'Sonstiges' },
      { kind: 'numbers' },
    ]);
    expect(figuresOf(type, [choice, { ...beside, type: 'text', n: 0 }])).toHaveLength(1);
  },
);

test('several choices are shares of people: one column each, the joined text left out', () => {
  const yes = (name: string, option: string, count: number) =>
    column({ name, option, n: 4, shares: [share(0, 'nicht gewählt', 4 - count, 4), share(1, 'gewählt', count, 4)] });
  const columns = [yes('q_1', 'Rot', 4), yes('q_2', 'Blau', 3), column({ name: 'q_text', type: 'text', n: 4 })];
  expect(figuresOf('multiple', columns)).toMatchObject([
    {
      isMultiple: true,
      n: 4,
      shares: [
        { label: 'Rot', share: 1 },
        { label: 'Blau', share: 0.75 },
      ],
    },
  ]);
});

test('a scale that is turned round shows what was clicked, and the mean of the scores', () => {
  const score = column({ n: 4, shares: [share(5, 'gar nicht', 4, 4)], numbers: spread(5) });
  const clicked = column({ name: 'q_roh', n: 4, shares: [share(1, 'gar nicht', 4, 4)], numbers: spread(1) });
  expect(figuresOf('likert', [score, clicked])).toMatchObject([
    { kind: 'shares', shares: [{ id: '1' }] },
    { kind: 'numbers', isInverse: true, numbers: { mean: 5 } },
  ]);
});

test('a battery is one figure with a row for each item, keine Angabe apart', () => {
  const points = [share(1, 'nein', 1, 4), share(2, 'ja', 3, 4)];
  const columns = [
    column({ part: 'q.a', option: 'Aussage A', n: 4, na: 1, shares: points, numbers: spread(1.75, 0.5) }),
    column({ part: 'q.b', option: 'Aussage B', n: 4, shares: points.toReversed(), numbers: spread(1.25) }),
    column({ part: 'q.b', option: 'Aussage B – wie angeklickt', n: 4, shares: points, numbers: spread(1.75) }),
  ];
  expect(figuresOf('matrix', columns)).toMatchObject([
    {
      kind: 'battery',
      points: ['nein', 'ja'],
      rows: [
        { label: 'Aussage A', n: 4, na: 1, mean: 1.75, sd: 0.5, isInverse: false },
        { label: 'Aussage B', mean: 1.25, isInverse: true, shares: [{ label: 'nein' }, { label: 'ja' }] },
      ],
    },
  ]);
});

test('a slider from 0 to 10 has the Net Promoter Score, another one has not', () => {
  const histogram = [0, 7, 9, 10].map((value) => ({ from: value, to: value, count: 1 }));
  const columns = [column({ n: 4, histogram, numbers: spread(6.5) })];
  expect(figuresOf('slider', columns, { is_nps: true })[0]).toEqual({
    kind: 'nps',
    nps: { n: 4, score: 25, detractors: 0.25, passives: 0.25, promoters: 0.5 },
  });
  expect(figuresOf('slider', columns).map(({ kind }) => kind)).toEqual(['shares', 'numbers']);
});

test('a ranking stands by its mean places, the best first; points stay in the order of the question', () => {
  const columns = [
    column({ name: 'q_1', option: 'Geld', numbers: spread(2.5) }),
    column({ name: 'q_2', option: 'Ruhe', numbers: spread(1.5) }),
  ];
  expect(figuresOf('ranking', columns)).toMatchObject([
    { means: [{ label: 'Ruhe' }, { label: 'Geld' }], least: 1, most: 2 },
  ]);
  expect(figuresOf('constant_sum', columns)).toMatchObject([
    { means: [{ label: 'Geld' }, { label: 'Ruhe' }], most: 2.5 },
  ]);
});

test('what was ranked as Sonstiges stands below the places', () => {
  const columns = [
    column({ name: 'q_1', option: 'Geld', numbers: spread(1) }),
    column({ name: 'q_text', type: 'text', n: 4 }),
    column({ name: 'q_sonstiges', option: 'Sonstiges', part: 'q+other', type: 'text', n: 2 }),
  ];
  expect(figuresOf('ranking', columns)).toMatchObject([
    { kind: 'means', means: [{ label: 'Geld' }] },
    { kind: 'texts', part: 'q+other', of: 'words' },
  ]);
});

test('days are counted by month or year, times by hour', () => {
  const month = 2026 * 12 + 2;
  const months = [column({ type: 'date', n: 1, histogram: [{ from: month, to: month, count: 1 }] })];
  expect(figuresOf('date', months)[0]).toMatchObject({ shares: [{ label: 'März 2026' }] });
  const years = [column({ type: 'date', n: 1, histogram: [{ from: 1990 * 12, to: 1995 * 12, count: 1 }] })];
  expect(figuresOf('date', years)[0]).toMatchObject({ shares: [{ label: '1990 bis unter 1995', axis: 'ab 1990' }] });
  const hours = [column({ type: 'time', n: 1, histogram: [{ from: 7, to: 7, count: 1 }] })];
  expect(figuresOf('time', hours)).toMatchObject([{ shares: [{ label: '7 Uhr' }] }]);
  const evening = [column({ type: 'time', n: 1, histogram: [{ from: 20, to: 25, count: 1 }] })];
  expect(figuresOf('time', evening)).toMatchObject([{ shares: [{ label: '20 Uhr bis unter 24 Uhr' }] }]);
});

test.each([
  ['open', ['texts', 'files']],
  ['email', ['texts']],
  ['upload', ['files']],
  ['voice', ['files']],
  ['gibt_es_nicht', ['texts']],
])('%s is read and not counted', (type, kinds) => {
  expect(answerTypeOf({ type }).isCounted).toBe(false);
  expect(figuresOf(type, []).map(({ kind }) => kind)).toEqual(kinds);
});

test('a knowledge question shows which entries answered, whether that helped, and what was asked', () => {
  const columns = [
    column({ type: 'text', n: 2 }),
    column({ n: 2, option: 'Eintrag', shares: [share(0, 'kein passender Eintrag', 2, 2)] }),
    column({ n: 1, option: 'War das hilfreich?', shares: [share(1, 'Ja', 1, 1)] }),
  ];
  expect(figuresOf('qa', columns)).toMatchObject([
    { kind: 'shares', caption: 'Eintrag' },
    { kind: 'shares', caption: 'War das hilfreich?', shares: [{ label: 'Ja', count: 1 }] },
    { kind: 'texts' },
  ]);
});
