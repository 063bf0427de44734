import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A table as somebody has read it: a row by names of columns, all as text. */
export type ReadTable = readonly Readonly<Record<string, string>>[];

/** A table in CSV (RFC 4180, with commas), by names of its first line. */
export function parseCsv(text: string): ReadTable {
  const rows: string[][] = [];
  let row: string[] = [];
  const fields = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy;
  const plain = text.replace(/^\uFEFF/, '');
  while (fields.lastIndex < plain.length) {
    const found = fields.exec(plain);
    if (!found) throw new Error('this is no CSV');
    const [, field = '', end] = found;
    row.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [names = [], ...lines] = rows;
  return lines.map((line) => Object.fromEntries(names.map((name, index) => [name, line[index] ?? ''])));
}

/** The sheet of values, as LibreOffice reads it. */
export async function byLibreOffice(xlsx: string): Promise<ReadTable> {
  const folder = dirname(xlsx);
  // Texts quoted, values as they are and not as they are shown, sheet 1.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,1';
  await run('soffice', [
    '--headless',
    `-env:UserInstallation=file://${folder}/office`,
    '--convert-to',
    filter,
    '--outdir',
    folder,
    xlsx,
  ]);
  return parseCsv(await readFile(join(folder, `${basename(xlsx, '.xlsx')}-Werte.csv`), 'utf8'));
}

/** An SPSS file, as PSPP reads it; user-missing values as they stand. */
export async function byPspp(sav: string): Promise<ReadTable> {
  const csv = `${sav}.pspp.csv`;
  await run('pspp-convert', ['-O', 'csv', sav, csv]);
  return parseCsv(await readFile(csv, 'utf8'));
}

const script = `
suppressMessages(library(haven))
arguments <- commandArgs(trailingOnly = TRUE)
data <- read_sav(arguments[1], user_na = TRUE)
plain <- function(x) {
  if (inherits(x, "hms")) return(ifelse(is.na(x), "", sprintf("%02d:%02d", as.integer(as.numeric(x) %/% 3600), as.integer(as.numeric(x) %% 3600 / 60))))
  if (inherits(x, "Date")) return(ifelse(is.na(x), "", format(x, "%Y-%m-%d")))
  if (inherits(x, "POSIXt")) return(ifelse(is.na(x), "", format(x, "%Y-%m-%dT%H:%M:%S", tz = "UTC")))
  y <- unclass(x)
  if (is.numeric(y)) ifelse(is.na(as.numeric(y)), "", sprintf("%.15g", as.numeric(y))) else as.character(y)
}
read <- as.data.frame(lapply(data, plain), check.names = FALSE, stringsAsFactors = FALSE)
write.csv(read, arguments[2], row.names = FALSE, fileEncoding = "UTF-8")`;

/** The same as R's haven reads it. */
export async function byHaven(sav: string): Promise<ReadTable> {
  const [csv, code] = [`${sav}.r.csv`, `${sav}.R`];
  await writeFile(code, script);
  await run('Rscript', ['--vanilla', code, sav, csv], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  return parseCsv(await readFile(csv, 'utf8'));
}

/** Whether somebody has a program; what is not installed is left out. */
export async function isInstalled(program: string, ...probe: readonly string[]): Promise<boolean> {
  return run(program, probe.length > 0 ? [...probe] : ['--version']).then(
    () => true,
    () => false,
  );
}
