import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { Client } from 'pg';
import { bundledConnection } from '../product/analysis/bundledConnection.ts';
import { fillDialog } from '../product/analysis/fillDialog.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';

/**
 * Compares every statistic that the analysis shows with R's on the exported SPSS file of the same invented respondents: n, mean,
 * standard deviation, quartiles, shares with Wilson's interval, chi-square with p and Cramér's V, means of groups. By hand, on
 * a machine with Debian's r-cran-haven: `node interop/statistics.ts` in `e2e`.
 */
const RESPONDENTS = 737;
/** Six digits. */
const PRECISION = 1e-6;

const options = ['Auto', 'Rad', 'Bahn', 'Zu Fuß'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const points = [1, 2, 3, 4, 5].map((value) => ({ value, label: `Punkt ${value}` }));
const items = ['x', 'y', 'z'].map((id) => ({ id, text: `Aussage ${id}`, inverse: id === 'y' }));
const scale = { from: 'block', points };
const questions = ['way', 'means', 'mood', 'battery', 'liking', 'age'];
const pairs = [
  ['weg', 'laune'],
  ['gern', 'weg'],
  ['mittel_1', 'weg'],
] as const;

const script = `
suppressMessages(library(haven))
arguments <- commandArgs(trailingOnly = TRUE)
data <- read_sav(arguments[1])
say <- function(name, value) cat(name, "\\t", sprintf("%.15g", value), "\\n", sep = "")
column <- function(name) as.numeric(zap_labels(data[[name]]))
for (name in names(data)[sapply(data, is.numeric)]) {
  x <- column(name); x <- x[!is.na(x)]
  if (length(x) == 0) next
  say(paste(name, "n"), length(x)); say(paste(name, "mean"), mean(x)); say(paste(name, "sd"), sd(x))
  say(paste(name, "min"), min(x)); say(paste(name, "max"), max(x))
  for (q in c(q1 = 0.25, median = 0.5, q3 = 0.75)) say(paste(name, names(which(c(q1 = 0.25, median = 0.5, q3 = 0.75) == q))), quantile(x, q))
  for (value in unique(x)) {
    count <- sum(x == value)
    interval <- suppressWarnings(prop.test(count, length(x), correct = FALSE)$conf.int)
    say(paste(name, "share", value), count / length(x)); say(paste(name, "low", value), interval[1]); say(paste(name, "high", value), interval[2])
  }
}
for (pair in strsplit(arguments[-1], ",")) {
  a <- column(pair[1]); b <- column(pair[2])
  counts <- table(a, b)
  test <- suppressWarnings(chisq.test(counts, correct = FALSE))
  name <- paste(pair, collapse = " x ")
  say(paste(name, "n"), sum(counts)); say(paste(name, "chi-square"), test$statistic)
  say(paste(name, "df"), test$parameter); say(paste(name, "p"), test$p.value)
  say(paste(name, "V"), sqrt(test$statistic / (sum(counts) * (min(dim(counts)) - 1))))
  for (value in sort(unique(b[!is.na(b)]))) {
    x <- a[!is.na(b) & b == value]; x <- x[!is.na(x)]
    if (length(x) > 1) { say(paste(name, "mean of", value), mean(x)); say(paste(name, "sd of", value), sd(x)) }
  }
}`;

const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-statistics-'));
const product = await startProduct();
try {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Statistik',
    blocks: [
      { id: 'way', type: 'single', context: 'Wie?', fields: { options, variable: 'weg', optional: true } },
      { id: 'means', type: 'multiple', context: 'Womit?', fields: { options, variable: 'mittel', optional: true } },
      { id: 'mood', type: 'likert', context: 'Laune?', fields: { scale, likert_na: true, variable: 'laune' } },
      { id: 'battery', type: 'matrix', context: 'Wie sehr?', fields: { items, scale, variable: 'sehr' } },
      { id: 'liking', type: 'slider', context: 'Wie gern?', fields: { variable: 'gern' } },
      { id: 'age', type: 'number', context: 'Alter?', fields: { min: 18, max: 99, variable: 'alter', optional: true } },
    ],
  });
  const database = new Client(await bundledConnection(product.dataDir));
  await database.connect();
  await fillDialog(database, survey_id, RESPONDENTS);
  await database.end();

  const { download } = await callOrThrow(product.url, 'excelExport', { survey_id, format: 'sav' }, token);
  const file = join(folder, 'answers.sav');
  await writeFile(file, Buffer.from(await (await fetch(product.url + download)).arrayBuffer()));
  const { stdout } = await promisify(execFile)('Rscript', ['-e', script, file, ...pairs.map((pair) => pair.join())]);
  const theirs = new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([name = '', value]) => [name, Number(value)]),
  );

  const ours = await ourStatistics(survey_id, token);
  const differing = ours.filter(([name, value]) => !isEqual(value, theirs.get(name)));
  for (const [name, value] of differing) console.log(`${name}: ${value}, R ${theirs.get(name) ?? 'has none'}`);
  console.log(`${ours.length - differing.length} of ${ours.length} statistics equal R's to six digits`);
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}

function isEqual(value: number, other: number | undefined): boolean {
  return other !== undefined && Math.abs(value - other) <= PRECISION * Math.max(Math.abs(value), Math.abs(other));
}

/** What the analysis shows, by the names that the script gives. */
async function ourStatistics(survey_id: string, token: string): Promise<[name: string, value: number][]> {
  const all: [string, number][] = [];
  const add = (name: string, values: Readonly<Record<string, number | null>>): void => {
    for (const [figure, value] of Object.entries(values)) if (value !== null) all.push([`${name} ${figure}`, value]);
  };
  for (const question of questions) {
    const { columns } = await callOrThrow(product.url, 'resultQuestion', { survey_id, question }, token);
    for (const { name, type, n, numbers, shares } of columns) {
      if (type === 'text') continue;
      add(name, numbers ?? { n });
      for (const { value, count, share, low, high } of shares) {
        if (count > 0) add(name, { [`share ${value}`]: share, [`low ${value}`]: low, [`high ${value}`]: high });
      }
    }
  }
  for (const [row, column] of pairs) {
    const name = `${row} x ${column}`;
    const { n, chi_square, degrees_of_freedom, p, cramers_v } = await callOrThrow(
      product.url,
      'crossTable',
      { survey_id, row, column },
      token,
    );
    add(name, { n, 'chi-square': chi_square, df: degrees_of_freedom, p, V: cramers_v });
    if (row !== 'gern') continue;
    const { groups } = await callOrThrow(product.url, 'scoresByGroup', { survey_id, score: row, group: column }, token);
    for (const { value, numbers } of groups)
      if (numbers?.sd) add(name, { [`mean of ${value}`]: numbers.mean, [`sd of ${value}`]: numbers.sd });
  }
  return all;
}
