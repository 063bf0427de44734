import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { earlierRevision } from './earlierRevision.ts';
import { FIGURES_FILE } from './tellFigure.ts';
import type { Figure } from './tellFigure.ts';

/**
 * `earlier.ts <revision> <benchmark> [rounds] [its arguments]`: runs a benchmark of this checkout against the product of this checkout and against that of
 * an earlier revision, in turns, and prints the medians of each figure with their ratio: above 1 is better than then. Benchmarks: turns, graph,
 * respondentPage, results, routes, typing. Ends with 1 where one is worse by more than 5 %, which its record has to explain.
 */
const [revision, benchmark, rounds = '3', ...more] = process.argv.slice(2);
if (!revision || !benchmark) throw new Error('Usage: earlier.ts <revision> <benchmark> [rounds] [arguments]');

const WORSE = 0.95;
const script = fileURLToPath(new URL(`../${benchmark}.ts`, import.meta.url));
const now = fileURLToPath(new URL('../../..', import.meta.url));
const before = earlierRevision(revision);
const told = { now: new Map<string, Figure[]>(), before: new Map<string, Figure[]>() };

for (let round = 0; round < Number(rounds); round += 1) {
  // The one that goes first changes, because the second finds a warmer machine.
  const order = [['now', now] as const, ['before', before] as const];
  for (const [which, folder] of round % 2 === 0 ? order : order.toReversed()) {
    for (const figure of figuresOf(folder))
      told[which].set(figure.name, [...(told[which].get(figure.name) ?? []), figure]);
  }
}

let worse = 0;
console.log(`${benchmark}, medians of ${rounds} in turns beside ${revision}; above 1 is better than then`);
for (const [name, figures] of told.now) {
  const [ours, theirs] = [median(figures), median(told.before.get(name) ?? [])];
  const ratio = figures[0]?.better === 'more' ? ours / theirs : theirs / ours;
  if (ratio < WORSE) worse += 1;
  console.log(`${name.padEnd(34)} then ${shown(theirs)}  now ${shown(ours)}  × ${ratio.toFixed(2)}`);
}
process.exitCode = worse > 0 ? 1 : 0;

/** Runs the benchmark once on the product of a folder. */
function figuresOf(folder: string): Figure[] {
  const place = mkdtempSync(join(tmpdir(), 'dialogwerk-figures-'));
  const file = join(place, 'figures');
  const { status } = spawnSync(process.execPath, [script, ...more], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, [FIGURES_FILE]: file, PRODUCT_ROOT: folder },
  });
  if (status !== 0) throw new Error(`${benchmark} ended with ${status} on ${folder}`);
  const figures: Figure[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  rmSync(place, { recursive: true });
  return figures;
}

function median(figures: readonly Figure[]): number {
  const values = figures.map(({ value }) => value).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

function shown(value: number): string {
  return (value >= 100 ? value.toFixed(0) : value.toFixed(2)).padStart(9);
}
