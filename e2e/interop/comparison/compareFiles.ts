import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { codedCell, expectedColumns } from './columns.data.ts';
import type { ExpectedColumn } from './columns.data.ts';
import { byHaven, byLibreOffice, byPspp, isInstalled, parseCsv } from './files.ts';
import type { ReadTable } from './files.ts';
import { Tally } from './Tally.ts';
import type { Written } from './Written.ts';

export interface Author {
  readonly url: string;
  readonly token: string;
  readonly survey_id: string;
}

type Wish = Omit<CallRequest<'excelExport'>, 'survey_id'>;

/** Takes answers out as a file. */
export async function exported({ url, token, survey_id }: Author, wish: Wish): Promise<Buffer> {
  const { download } = await callOrThrow(url, 'excelExport', { survey_id, ...wish }, token);
  const answer = await fetch(url + download);
  if (!answer.ok) throw new Error(`the file was refused: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** A cell as programs write it, in the form in which we compare: numbers without trailing zeros, days as ISO has them. */
function plain({ type }: ExpectedColumn, text: string): string | number {
  const trimmed = text.trim();
  if (type === 'number') return trimmed === '' ? '' : Number(trimmed);
  if (type === 'date') {
    const american = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(trimmed);
    return american ? `${american[3]}-${american[1]}-${american[2]}` : trimmed;
  }
  return type === 'time' ? timeOfDay(trimmed) : text;
}

/** '14:55', '14:55:00' or '02:55:00 PM' as the first. */
function timeOfDay(text: string): string {
  const [, hour = '', minute = '', half] = /^(\d{2}):(\d{2})(?::00(?:\.0+)?)?(?: ([AP])M)?$/.exec(text) ?? [];
  if (half === undefined) return hour === '' ? text : `${hour}:${minute}`;
  return `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** What spreadsheets would calculate with has an apostrophe in CSV. */
const harmless = (value: string | number): string | number =>
  typeof value === 'string' && /^[=+\-@]/.test(value) ? `'${value}` : value;

function compareTable(
  name: string,
  table: ReadTable,
  all: ReadonlyMap<string, Written>,
  { hasFormulas = true, hasReasons = true }: { readonly hasFormulas?: boolean; readonly hasReasons?: boolean } = {},
): Tally {
  const tally = new Tally(name);
  tally.compare('rows', table.length, all.size);
  for (const row of table) {
    const written = all.get(row['pid'] ?? '');
    if (!written) {
      tally.compare('a row', row['pid'], 'somebody who was driven');
      continue;
    }
    for (const column of expectedColumns) {
      if (!hasReasons && column.name.endsWith('_fehlt')) continue;
      const cell = codedCell(column, column.cell(written));
      tally.compare(
        `${written.pid} (version ${written.version}) ${column.name}`,
        plain(column, row[column.name] ?? 'no such column'),
        hasFormulas ? cell : harmless(cell),
      );
    }
  }
  return tally;
}

/** Compares every cell of all files with what was written down, as we read them and as other programs do. */
export async function compareFiles(
  author: Author,
  folder: string,
  all: ReadonlyMap<string, Written>,
): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const keep = async (wish: Wish & { readonly format: string }): Promise<string> => {
    const path = join(folder, `answers.${wish.format}`);
    await writeFile(path, await exported(author, wish));
    return path;
  };

  const json: { rows: Record<string, unknown>[] } = JSON.parse((await exported(author, { format: 'json' })).toString());
  const inJson = new Tally('JSON');
  const kinds = new Map<string, number>();
  inJson.compare('rows', json.rows.length, all.size);
  for (const row of json.rows) {
    const written = all.get(String(row['pid']));
    if (!written) continue;
    for (const column of expectedColumns) {
      // JSON says in the cell itself why it is empty.
      if (column.name.endsWith('_fehlt')) continue;
      const cell = column.cell(written);
      if (typeof cell === 'object') kinds.set(cell.missing, (kinds.get(cell.missing) ?? 0) + 1);
      inJson.compare(
        `${written.pid} (version ${written.version}) ${column.name}`,
        JSON.stringify(row[column.name]),
        JSON.stringify(cell),
      );
    }
  }
  console.log(`kinds of missing values: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
  tallies.push(inJson);

  const csv = await keep({ format: 'csv', separator: 'comma', missing: 'codes' });
  tallies.push(compareTable('CSV', parseCsv(await readFile(csv, 'utf8')), all, { hasFormulas: false }));
  const xlsx = await keep({ format: 'xlsx', missing: 'codes' });
  const sav = await keep({ format: 'sav' });
  const readers = [
    { name: 'Excel by LibreOffice', needs: () => isInstalled('soffice'), read: () => byLibreOffice(xlsx) },
    { name: 'SPSS by PSPP', needs: () => isInstalled('pspp-convert'), read: () => byPspp(sav) },
    {
      name: 'SPSS by R (haven)',
      needs: () => isInstalled('Rscript', '-e', 'library(haven)'),
      read: () => byHaven(sav),
    },
  ];
  for (const { name, needs, read } of readers) {
    if (await needs()) tallies.push(compareTable(name, await read(), all));
    else console.log(`${name}: not installed`);
  }
  return tallies;
}
