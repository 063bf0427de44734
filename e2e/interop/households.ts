import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { studyDay } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import {
  householdBlocks,
  households,
  longCells,
  longColumns,
  replyOf,
  wideCells,
  wideColumns,
} from '@dialogwerk/shared/testing/household';
import type { Household, HouseholdCell } from '@dialogwerk/shared/testing/household';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import { exported } from './comparison/compareFiles.ts';
import type { Author } from './comparison/compareFiles.ts';
import { byHaven, byLibreOffice, byPspp, isInstalled } from './comparison/files.ts';
import type { ReadTable } from './comparison/files.ts';
import { Tally } from './comparison/Tally.ts';

/**
 * Drives a study of households through the live api: arms, a loop over children, 'Sonstiges', a battery over the children, a part of the library; some correct
 * to fewer children. Has both forms of its SPSS and Excel files read by PSPP, R (haven) and LibreOffice, and compares every cell with what was said. Ends with
 * 1 where anything differs. `HOUSEHOLDS` sets another number. By hand: `node interop/households.ts` in `e2e`.
 */
const HOUSEHOLDS = Number(process.env['HOUSEHOLDS'] ?? 2_000);

/** The column that both forms have. */
const KEY = 'dw_conversation_id';

type Driven = Household & { readonly arm: number };

const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-households-'));
const product = await startProduct();
const { url } = product;
try {
  const { blocks: part } = await callOrThrow(
    url,
    'partContent',
    { kind: 'delivered', id: 'phq-9' },
    await logIn(product),
  );
  const battery = part.flatMap((block) => (block.type === 'matrix' ? block.items.map(({ id }) => id) : []));
  const survey_id = await liveDialog(product, await logIn(product), {
    name: 'Haushalte',
    blocks: householdBlocks(part).map(
      ({ unique_question_id: id, type, context, order: _order, created_on: _made, ...fields }) => ({
        id,
        type,
        context,
        fields,
      }),
    ),
  });
  await callOrThrow(url, 'setLinkParameters', { survey_id, names: ['pid'] }, await logIn(product));
  const said = new Map<string, Driven>();
  for (const [index, one] of households(HOUSEHOLDS).entries())
    said.set(String(index + 1), await drive(survey_id, battery, one, String(index + 1)));
  const today = studyDay(Date.now());
  const tallies = await compared({ url, survey_id, token: await logIn(product) }, said, today);
  for (const tally of tallies) tally.tell();
  process.exitCode = tallies.every(({ differences }) => differences === 0) ? 0 : 1;
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}

/** One household from its arm to its end; whoever has fewer children after all says so last. */
async function drive(survey_id: string, battery: readonly string[], one: Household, pid: string): Promise<Driven> {
  const { token_live } = await callOrThrow(url, 'registerLive', { survey_id, query: `pid=${pid}` });
  let chat = await callOrThrow(url, 'conversation', { survey_id }, token_live);
  const arm = chat.entries.some(({ context }) => context.startsWith('Lang:')) ? 2 : 1;
  while (chat.question) {
    const { unique_question_id, nachfrage_id } = chat.question;
    const reply = replyOf(one, battery, chat.question);
    const turn = { survey_id, turn_id: crypto.randomUUID(), unique_question_id, nachfrage_id, reply };
    chat = await callOrThrow(url, 'turn', turn, token_live);
  }
  if (one.after !== one.children.length) {
    const change = { survey_id, turn_id: crypto.randomUUID(), unique_question_id: 'count' };
    await callOrThrow(url, 'changeAnswer', { ...change, reply: { type: 'number', value: one.after } }, token_live);
  }
  return { ...one, arm };
}

/** Both forms of both files, as programs of others read them, beside what was said. */
async function compared(author: Author, said: ReadonlyMap<string, Driven>, today: string): Promise<Tally[]> {
  const tallies: Tally[] = [];
  // By the key that joins both forms: whose conversation it is, which the wide one knows.
  const keys = new Map<string, string>();
  for (const form of ['wide', 'long'] as const) {
    const files = new Map<'sav' | 'xlsx', string>();
    for (const format of ['sav', 'xlsx'] as const) {
      const path = join(folder, `${form}.${format}`);
      await writeFile(path, await exported(author, { format, ...(form === 'long' ? { rounds: 'child' } : {}) }));
      files.set(format, path);
    }
    const readers = [
      { name: 'SPSS by PSPP', needs: () => isInstalled('pspp-convert'), read: () => byPspp(files.get('sav') ?? '') },
      {
        name: 'SPSS by R (haven)',
        needs: () => isInstalled('Rscript', '-e', 'library(haven)'),
        read: () => byHaven(files.get('sav') ?? ''),
      },
      {
        name: 'Excel by LibreOffice',
        needs: () => isInstalled('soffice'),
        read: () => byLibreOffice(files.get('xlsx') ?? ''),
      },
    ];
    for (const { name, needs, read } of readers) {
      if (!(await needs())) {
        console.log(`${name}: not installed`);
        continue;
      }
      const table = await read();
      if (form === 'wide') for (const row of table) keys.set(row[KEY] ?? '', row['pid'] ?? '');
      const joined = table.map((row) => Object.assign({}, row, { pid: keys.get(row[KEY] ?? '') ?? 'nobody' }));
      tallies.push(compareTable(`${name}, ${form}`, joined, form, said, today));
    }
  }
  return tallies;
}

function compareTable(
  name: string,
  table: ReadTable,
  form: 'wide' | 'long',
  said: ReadonlyMap<string, Driven>,
  today: string,
): Tally {
  const tally = new Tally(name);
  const columns = form === 'wide' ? wideColumns : longColumns;
  const rows = [...said].flatMap(([pid, one]) =>
    (form === 'wide' ? [wideCells(one, today, one.arm)] : longCells(one, today)).map((cells) => ({ pid, cells })),
  );
  // In the long form a household's children stand one below the other.
  const read = table.toSorted((a, b) => Number(a['pid']) - Number(b['pid']));
  tally.compare('rows', read.length, rows.length);
  for (const [place, { pid, cells }] of rows.entries()) {
    const row = read[place];
    tally.compare('household', row?.['pid'], pid);
    for (const [index, column] of columns.entries()) {
      const cell = row?.[column] ?? row?.[column.replace('.', '_')] ?? 'no such column';
      tally.compare(`${pid} ${column}`, plain(cell, cells[index] ?? null), plainCell(cells[index] ?? null));
    }
  }
  return tally;
}

function plainCell(cell: HouseholdCell): string | number {
  return typeof cell === 'string' ? cell.normalize('NFC') : (cell ?? '');
}

/** A cell as a program has read it, in the form of what it should be: reasons for missing values count as none. */
function plain(cell: string, wanted: HouseholdCell): string | number {
  const text = cell.trim();
  if (typeof wanted === 'number') return text === '' ? '' : Number(text);
  if (wanted === null) return text === '' || Number(text) < 0 ? '' : text;
  const american = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return american ? `${american[3]}-${american[1]}-${american[2]}` : cell;
}
