import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { unzipSync } from 'fflate';
import { fillDialog } from '../product/analysis/fillDialog.ts';
import { withDatabase } from '../product/analysis/withDatabase.ts';
import { everyQuestion } from '../product/dialogs/everyQuestion.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';

/**
 * Takes a replication package of a dialog with questions of each type, of two publications and under a filter, has its scripts run by R
 * and PSPP, and compares what they find with what the calls of the analysis give. By hand, on a machine with Debian's r-base-core and
 * pspp, after a build: `node interop/replication.ts` in `e2e`. What is not installed is said so.
 */
const RESPONDENTS = 400;
const LATER = 12;
const filters = ['', 'stand.finished_antwort.slider..between.3.10'];
/** What figures may differ by, against the greater of 1 and themselves. */
const PRECISION = 1e-8;

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-replication-'));
const product = await startProduct();
try {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    ...everyQuestion,
    blocks: [
      ...everyQuestion.blocks,
      {
        id: 'score',
        type: 'assign',
        context: '',
        fields: { assignments: [{ variable: 'gesamtwert', expression: 'empfehlung * 10' }] },
      },
    ],
  });
  await withDatabase(product, (database) => fillDialog(database, survey_id, RESPONDENTS));
  await laterPublication(survey_id, token);
  for (const [index, filter] of filters.entries()) await compare(survey_id, token, { filter, place: `paket${index}` });
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}

/** An option more, in words that could be a command, and respondents who choose it or skip a question, and go. */
async function laterPublication(survey_id: string, token: string): Promise<void> {
  const { url } = product;
  const before = everyQuestion.blocks[0]?.fields?.['options'];
  const options = [
    { id: 'e', text: `'); system("ls") . $x \`y' "z" {{a}} ${'lang '.repeat(60)}`, score: null },
    ...(Array.isArray(before) ? before : []),
  ];
  const change = { survey_id, action: 'update', unique_question_id: 'single', changed_values: { options } } as const;
  await callOrThrow(url, 'updateSurveyBlocks', change, token);
  await callOrThrow(url, 'publish', { survey_id }, token);
  for (let index = 0; index < LATER; index += 1) {
    const { token_live } = await callOrThrow(url, 'registerLive', { survey_id });
    await callOrThrow(url, 'conversation', { survey_id }, token_live);
    const turn = {
      survey_id,
      turn_id: crypto.randomUUID(),
      unique_question_id: 'single',
      nachfrage_id: null,
      reply: { type: 'single', option_id: index % 2 === 0 ? 'e' : 'b' },
    } as const;
    await callOrThrow(url, 'turn', turn, token_live);
  }
}

interface Line {
  readonly [column: string]: string;
}

/** A table of plain fields: no text of an author stands in it. */
function linesOf(text: string): Line[] {
  const [head = '', ...rows] = text.replaceAll('"', '').trim().split(/\r?\n/);
  const names = head.replace('\uFEFF', '').split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, index) => [names[index] ?? '', cell])));
}

interface Package {
  readonly filter: string;
  readonly place: string;
}

async function compare(survey_id: string, token: string, { filter, place }: Package): Promise<void> {
  const { download, total } = await callOrThrow(
    product.url,
    'excelExport',
    { survey_id, format: 'package', filter },
    token,
  );
  const files = unzipSync(new Uint8Array(await (await fetch(product.url + download)).arrayBuffer()));
  const path = await mkdtemp(join(folder, place));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(path, name), bytes);
  const shown = await shownFigures(survey_id, token, filter);
  const told = linesOf(await readFile(join(path, 'kennzahlen.csv'), 'utf8'));
  const wrong = told.filter(({ variable, basis, art, wert, erwartet }) => {
    const known = shown.get([variable, basis, art, wert].join());
    return known !== undefined && !isEqual(known, Number(erwartet));
  });
  const absent = [...shown.keys()].filter(
    (key) => !told.some(({ variable, basis, art, wert }) => [variable, basis, art, wert].join() === key),
  );
  console.log(`Filter „${filter}“: ${total} conversations, ${shown.size} figures of the screen`);
  console.log(
    `  kennzahlen.csv: ${wrong.length} differ from the screen, ${absent.length} are not in it`,
    absent.slice(0, 5),
  );
  await reckoned('R', ['Rscript', 'auswertung.R'], { path, result: 'ergebnis_R.csv', prefix: '' }, told, shown);
  await reckoned('PSPP', ['pspp', 'auswertung.sps'], { path, result: 'ergebnis_SPSS.csv', prefix: '@' }, told, shown);
}

/** Runs a script and compares each figure that it found with the screen's. */
async function reckoned(
  name: string,
  [program, script]: readonly [string, string],
  { path, result, prefix }: { readonly path: string; readonly result: string; readonly prefix: string },
  told: readonly Line[],
  shown: ReadonlyMap<string, number>,
): Promise<void> {
  try {
    await run(program, [script], { cwd: path, maxBuffer: 1e9 });
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    console.log(isAbsent ? `  ${name}: not installed, skipped` : `  ${name}: FAILED ${String(error).slice(0, 2_000)}`);
    if (!isAbsent) process.exitCode = 1;
    return;
  }
  const found = new Map(
    linesOf(await readFile(join(path, result), 'utf8')).map((line) => [
      Number(line[`${prefix}kennzahl`]),
      Number(line[`${prefix}berechnet`]),
    ]),
  );
  const numbers = [...new Map(told.map((line) => [Number(line['kennzahl']), line])).entries()];
  const differing = numbers.filter(([number, line]) => {
    const own = shown.get([line['variable'], line['basis'], line['art'], line['wert']].join());
    return !isEqual(found.get(number) ?? Number.NaN, own ?? Number(line['erwartet']));
  });
  for (const [number, line] of differing.slice(0, 10)) console.log(`    ${name}:`, found.get(number), line);
  console.log(`  ${name}: ${numbers.length} figures, differences ${differing.length}`);
  if (differing.length > 0) process.exitCode = 1;
}

function isEqual(value: number, other: number): boolean {
  return Math.abs(value - other) <= PRECISION * Math.max(1, Math.abs(other));
}

/** What the calls of the analysis give, by variable, base, kind and value. */
async function shownFigures(survey_id: string, token: string, filter: string): Promise<Map<string, number>> {
  const shown = new Map<string, number>();
  const add = (variable: string, kind: string, figure: number | null, value: number | '' = '', base = 'alle'): void => {
    if (figure !== null) shown.set([variable, base, kind, value].join(), figure);
  };
  const { url } = product;
  for (const { id, type } of everyQuestion.blocks) {
    const request = { survey_id, filter, question: id };
    const { columns } = await callOrThrow(url, 'resultQuestion', request, token);
    for (const { name, type: holds, part, n, numbers, shares } of columns) {
      if (holds !== 'number' || part.includes('!')) continue;
      add(name, 'n', n);
      for (const { value, count, share } of shares) {
        add(name, 'anzahl', count, value);
        add(name, 'anteil', share, value);
      }
      if (!numbers) continue;
      add(name, 'mittelwert', numbers.mean);
      add(name, 'standardabweichung', numbers.sd);
      add(name, 'minimum', numbers.min);
      add(name, 'q1', numbers.q1);
      add(name, 'median', numbers.median);
      add(name, 'q3', numbers.q3);
      add(name, 'maximum', numbers.max);
    }
    if (columns.length === 0) throw new Error(`no figures of ${type}`);
  }
  const { variables } = await callOrThrow(url, 'calculatedValues', { survey_id, filter }, token);
  for (const { variable, n, mean, sd, median } of variables) {
    add(variable, 'n', n, '', 'beendet');
    add(variable, 'mittelwert', mean, '', 'beendet');
    add(variable, 'standardabweichung', sd, '', 'beendet');
    add(variable, 'median', median, '', 'beendet');
  }
  const { questions } = await callOrThrow(url, 'resultQuestions', { survey_id, filter }, token);
  const single = questions.find(({ unique_question_id, part }) => unique_question_id === 'single' && part === '');
  if (!single) throw new Error('nobody was asked the first question');
  add('q_single', 'gefragt', single.asked);
  add('q_single', 'beantwortet', single.answered);
  add('q_single', 'uebersprungen', single.skipped);
  add('q_single', 'offen', single.open);
  return shown;
}
