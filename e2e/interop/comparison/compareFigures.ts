import type { CallResponse, ResultFilter } from '@dialogwerk/shared/contract';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expectedColumns } from './columns.data.ts';
import type { ExpectedColumn } from './columns.data.ts';
import { exported } from './compareFiles.ts';
import type { Author } from './compareFiles.ts';
import { parseCsv } from './files.ts';
import { Tally } from './Tally.ts';
import type { Said, Written } from './Written.ts';

/** Of so many filters one is tried on a file, too. */
const FILE_OF_EVERY = 5;

interface Case {
  readonly name: string;
  readonly filter: ResultFilter;
  readonly holds: (written: Written) => boolean;
}

const of = (question: string, part = '') => ({ question, part });
const saidAt = (written: Written, key: string): Said | undefined => {
  const found = written.at(key);
  return typeof found === 'object' ? found.said : undefined;
};

/** Filters, and whom each means by what was written down. */
function cases(publications: readonly string[]): Case[] {
  const answers = (name: string, condition: ResultFilter['answers'][number], holds: Case['holds']): Case => ({
    name,
    filter: { ...everything, answers: [condition] },
    holds,
  });
  const became = (
    key: string,
    status: Extract<ResultFilter['answers'][number], { is: 'status' }>['status'],
    holds: Case['holds'],
  ): Case => {
    const [question = '', item] = key.split('.');
    return answers(`${key} ${status}`, { is: 'status', ...of(question, item === undefined ? '' : key), status }, holds);
  };
  const missing = (written: Written, key: string): string | null => {
    const column = expectedColumns.find((one) => one.key === key);
    const cell = column?.cell(written);
    return typeof cell === 'object' ? cell.missing : null;
  };
  const reasons = (['na', 'skipped', 'withdrawn', 'open', 'not-asked', 'not-offered'] as const).flatMap((kind) =>
    ['mat.a', 'mat.d', 'marke', 'spaet', 'gern', 'sorge'].map((key) =>
      became(key, kind, (written) => missing(written, key) === kind),
    ),
  );
  return [
    { name: 'all', filter: everything, holds: () => true },
    ...(['finished', 'screened', 'waiting', 'opened'] as const).map((state): Case => ({
      name: state,
      filter: { ...everything, states: [state] },
      holds: (written) => written.state === state,
    })),
    ...publications.map((publication, index): Case => ({
      name: `publication ${index + 1}`,
      filter: { ...everything, publications: [publication] },
      holds: ({ version }) => version === index + 1,
    })),
    answers('came by car', { is: 'one-of', ...of('weg'), ids: ['auto', 'fuss'] }, (written) =>
      ['auto', 'fuss'].includes(String(saidAt(written, 'weg'))),
    ),
    answers('was offered to walk', { is: 'has-options', ...of('weg'), ids: ['fuss'] }, ({ version }) => version > 1),
    answers(
      'was not offered all',
      { is: 'lacks-options', ...of('weg'), ids: ['auto', 'fuss'] },
      ({ version }) => version === 1,
    ),
    answers('18 to 65', { is: 'between', ...of('alter'), min: 18, max: 65 }, (written) => {
      const age = saidAt(written, 'alter');
      return typeof age === 'number' && age >= 18 && age <= 65;
    }),
    answers('too dear', { is: 'contains', ...of('worte'), text: 'TEUER' }, (written) =>
      String(saidAt(written, 'worte')).includes('teuer'),
    ),
    ...reasons,
  ];
}

type Columns = CallResponse<'resultQuestion'>['columns'];

function compareColumn(
  tally: Tally,
  name: string,
  column: ExpectedColumn,
  figures: Columns[number] | undefined,
  some: readonly Written[],
): void {
  const cells = some.map((written) => column.cell(written));
  const numbers = cells.filter((cell) => typeof cell === 'number');
  const n = cells.filter((cell) => typeof cell !== 'object').length;
  tally.compare(`${name} n`, figures?.n, n);
  tally.compare(
    `${name} na`,
    figures?.na,
    cells.filter((cell) => typeof cell === 'object' && cell.missing === 'na').length,
  );
  const unoffered = some.filter((written) => {
    const isThere = (saidAt(written, column.key ?? '') ?? null) !== null;
    return isThere && !column.offered.includes(written.version);
  });
  tally.compare(`${name} not offered`, figures?.not_offered, unoffered.length);
  for (const { value, count, share } of figures?.shares ?? []) {
    const chosen = numbers.filter((number) => number === value).length;
    tally.compare(`${name} = ${value}`, count, chosen);
    tally.compare(`${name} = ${value}, share`, share.toFixed(9), (n === 0 ? 0 : chosen / n).toFixed(9));
  }
  if (!figures?.numbers) return;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  // Sums of tenths differ in their last digit by the order in which they are added.
  const told = figures.numbers.mean;
  tally.compare(`${name} mean`, Math.abs(told - mean) < 1e-9 ? mean : told, mean);
  tally.compare(
    `${name} min`,
    figures.numbers.min,
    numbers.reduce((a, b) => Math.min(a, b)),
  );
  tally.compare(
    `${name} max`,
    figures.numbers.max,
    numbers.reduce((a, b) => Math.max(a, b)),
  );
}

const crossed = [
  ['weg', 'laune'],
  ['laune_v2', 'sc'],
  ['mat_1', 'mat_4'],
  ['mittel_4', 'bild'],
  ['teil_3', 'weg'],
] as const;

/** Compares every figure of the analysis with what was written down, under each filter. */
export async function compareFigures(
  author: Author,
  publications: readonly string[],
  all: readonly Written[],
): Promise<Tally> {
  const tally = new Tally('figures');
  const { url, token, survey_id } = author;
  const answers = expectedColumns.flatMap((column) =>
    column.key === null || column.name.endsWith('_fehlt')
      ? []
      : [{ column, question: column.key.split(/[.#]/, 1)[0] ?? '' }],
  );
  const asked = new Set(answers.map(({ question }) => question));
  for (const [index, { name, filter: wanted, holds }] of cases(publications).entries()) {
    const filter = writeFilter(wanted);
    const some = all.filter(holds);
    const { total, states } = await callOrThrow(url, 'resultOverview', { survey_id, filter }, token);
    tally.compare(`${name}: conversations`, total, some.length);
    for (const state of ['finished', 'screened', 'waiting', 'opened'] as const)
      tally.compare(`${name}: ${state}`, states[state], some.filter((written) => written.state === state).length);
    if (some.length === 0) continue;
    const { questions } = await callOrThrow(url, 'resultQuestions', { survey_id, filter }, token);
    for (const { unique_question_id, part, ...counts } of questions) {
      const key = unique_question_id + part.slice(unique_question_id.length);
      const found = some.map((written) => written.at(key));
      const given = found.filter((one) => typeof one === 'object');
      const expected = {
        answered: given.filter(({ said }) => said !== null).length,
        skipped: given.filter(({ said }) => said === null).length,
        withdrawn: found.filter((one) => one === 'withdrawn').length,
        open: found.filter((one) => one === 'open').length,
      };
      for (const how of ['answered', 'skipped', 'withdrawn', 'open'] as const)
        tally.compare(`${name}: ${key} ${how}`, counts[how], expected[how]);
    }
    for (const question of asked) {
      const own = answers.flatMap((one) => (one.question === question ? [one.column] : []));
      const figures = await callOrThrow(url, 'resultQuestion', { survey_id, question, filter }, token);
      for (const column of own)
        compareColumn(
          tally,
          `${name}: ${column.name}`,
          column,
          figures.columns.find((one) => one.name === column.name),
          some,
        );
      tally.compare(`${name}: columns of ${question}`, figures.columns.length, own.length);
    }
    for (const [row, column] of crossed) {
      const [a, b] = [row, column].map((wish) => expectedColumns.find((one) => one.name === wish));
      if (!a || !b) throw new Error('a table of columns that are not there');
      const table = await callOrThrow(url, 'crossTable', { survey_id, row, column, filter }, token);
      for (const [r, { value: left }] of table.rows.entries())
        for (const [c, { value: right }] of table.columns.entries())
          tally.compare(
            `${name}: ${row} ${left} x ${column} ${right}`,
            table.counts[r]?.[c],
            some.filter((written) => a.cell(written) === left && b.cell(written) === right).length,
          );
    }
    // A file takes longer than all figures of a filter.
    if (index % FILE_OF_EVERY > 0) continue;
    const rows = parseCsv(
      (await exported(author, { format: 'csv', separator: 'comma', filter, variables: ['pid'] })).toString(),
    );
    const pids = rows.map(({ pid = '' }) => pid).toSorted();
    tally.compare(
      `${name}: who stands in the file`,
      pids.join(' '),
      some
        .map(({ pid }) => pid)
        .toSorted()
        .join(' '),
    );
  }
  return tally;
}
