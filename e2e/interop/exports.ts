import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ExportFormat, Reply } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';

/**
 * Has files of answers read by PSPP, LibreOffice and R (haven, readxl), and compares what they read with what was said. By hand,
 * on a machine with Debian's pspp, libreoffice-calc-nogui, r-cran-haven and r-cran-readxl:
 * `node interop/exports.ts` in `e2e`. What is not installed is said so.
 */
const run = promisify(execFile);
const long = 'Größe 🦊 äöü – "quoted"; '.repeat(399);
const said = ['Erste\nZeile und Ümlaut 🎉', '=HYPERLINK("http://example.org")', `${long}Ende`, '+49 30 123', '@x'];
const options = ['Ja', 'Nein; „vielleicht“'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));

const script = `
suppressMessages({ library(haven); library(readxl) })
arguments <- commandArgs(trailingOnly = TRUE)
hex <- function(texts) paste(sapply(enc2utf8(texts), function(t) paste(charToRaw(t), collapse = "")), collapse = " ")
sav <- read_sav(arguments[1], user_na = TRUE)
cat(hex(sav$warum), "\\n", sep = "")
cat(hex(read_excel(arguments[2], sheet = "Werte", trim_ws = FALSE)$warum), "\\n", sep = "")
labels <- attr(sav$zufrieden, "labels")
cat(hex(names(labels[labels > 0])), "\\n", sep = "")`;

const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-interop-'));
const product = await startProduct();
try {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Austausch',
    blocks: [
      { id: 'happy', type: 'single', context: 'Zufrieden?', fields: { options, variable: 'zufrieden' } },
      { id: 'many', type: 'multiple', context: 'Welche?', fields: { options, variable: 'welche' } },
      { id: 'day', type: 'date', context: 'Wann?', fields: { variable: 'tag' } },
      { id: 'words', type: 'open', context: 'Warum?', fields: { variable: 'warum', max_length: 10_000 } },
    ],
  });
  for (const text of said) {
    const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
    await callOrThrow(product.url, 'conversation', { survey_id }, token_live);
    const replies: readonly (readonly [string, Reply])[] = [
      ['happy', { type: 'single', option_id: 'o2' }],
      ['many', { type: 'multiple', option_ids: ['o1'] }],
      ['day', { type: 'date', value: '1999-12-31' }],
      ['words', { type: 'open', text }],
    ];
    for (const [unique_question_id, reply] of replies) {
      const turn = { survey_id, turn_id: crypto.randomUUID(), unique_question_id, nachfrage_id: null, reply };
      await callOrThrow(product.url, 'turn', turn, token_live);
    }
  }
  const fileOf = async (format: ExportFormat): Promise<string> => {
    const { download } = await callOrThrow(product.url, 'excelExport', { survey_id, format }, token);
    const path = join(folder, `answers.${format}`);
    await writeFile(path, Buffer.from(await (await fetch(product.url + download)).arrayBuffer()));
    return path;
  };
  const [sav, xlsx] = [await fileOf('sav'), await fileOf('xlsx')];
  const expected = join(folder, 'said.json');
  await writeFile(expected, JSON.stringify(said));

  await reads('PSPP, .sav', async () => {
    const csv = join(folder, 'pspp.csv');
    await run('pspp-convert', [sav, csv]);
    const syntax = join(folder, 'sets.sps');
    await writeFile(syntax, `GET FILE='${sav}'.\nMRSETS /DISPLAY NAME=ALL.\n`);
    const { stdout } = await run('pspp', [syntax]);
    return { ...(await inTable(csv)), set: stdout.includes('$welche_set') };
  });
  await reads('LibreOffice, .xlsx', async () => {
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,1';
    await run('soffice', ['--headless', '--convert-to', filter, '--outdir', folder, xlsx]);
    return inTable(join(folder, 'answers-Werte.csv'));
  });
  await reads('R, .sav (haven) and .xlsx (readxl)', async () => {
    const { stdout } = await run('Rscript', ['-e', script, sav, xlsx]);
    const [a = '', b = '', labels = ''] = stdout.trim().split('\n');
    const hex = said.map((text) => Buffer.from(text).toString('hex')).join(' ');
    return {
      sav: a === hex,
      xlsx: b === hex,
      labels: labels === options.map(({ text }) => Buffer.from(text).toString('hex')).join(' '),
    };
  });
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}

/** Prints what a program has read, or that it is not there. */
async function reads(name: string, read: () => Promise<Readonly<Record<string, boolean>>>): Promise<void> {
  try {
    const found = Object.entries(await read()).map(([what, isRight]) => `${what} ${isRight ? 'equal' : 'DIFFERENT'}`);
    console.log(`${name}: ${found.join(', ')}`);
  } catch (error) {
    console.log(`${name}: not read (${error instanceof Error ? error.message.split('\n')[0] : 'unknown'})`);
  }
}

/** Whether a table in CSV holds every text, quoted as RFC 4180 has it. */
async function inTable(path: string): Promise<Record<string, boolean>> {
  const table = await readFile(path, 'utf8');
  const quoted = (text: string): string => text.replaceAll('"', '""');
  return {
    texts: said.every((text) => table.includes(quoted(text))),
    rows: (table.match(/1999-12-31|12\/31\/1999/g)?.length ?? 0) === said.length,
  };
}
