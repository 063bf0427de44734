import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Understanding } from '@dialogwerk/shared/dialog/understanding';
import { drawEpisode, readGroups } from './understanding/episodes.ts';
import { percent, quantile } from './understanding/figures.ts';
import { foreignSentences } from './understanding/foreign.data.ts';
import { loadMatchers, oursBySense } from './understanding/loadMatchers.ts';
import { RIGHT_ACCEPTED, measure } from './understanding/measure.ts';
import type { Measured } from './understanding/measure.ts';
import { readBySense } from './understanding/readBySense.ts';

/**
 * How well free replies are matched to targets, beside nlp.js, fastText and BM25 in one run: episodes of eight targets with
 * sentences that were not trained, foreign sentences of other groups and of another source, and the same sentences spoilt. A
 * JSON file of `{ t, y }` (text, group) as argument takes the place of the chit-chat, a second one that of the foreign sentences.
 * The others are no part of the workspace: the first run has npm install them into a temporary folder (references/README.md).
 * `--vectors=<folder>` measures ours with the model of a folder beside it (docs/operations.md, sentence vectors). Ends with what it shall keep to, and with 1 where it does not.
 */
const EPISODES = 12;
const TRAININGS = 5;
/** Shares and milliseconds. */
const GOALS = { near: 0.1, far: 0.01, reply: 20, training: 2_000 };

const own = fileURLToPath(new URL('understanding/chitchat-de.json', import.meta.url));
const { values, positionals } = parseArgs({ options: { vectors: { type: 'string' } }, allowPositionals: true });
const [ofGroups = own, ofForeign] = positionals;
const groups = readGroups(ofGroups);
const foreign = ofForeign === undefined ? foreignSentences : textsOf(ofForeign);
const { vectors } = values;
using model = vectors === undefined ? null : await readBySense(vectors);
const matchers = await loadMatchers();
const all: typeof matchers = model ? { ...matchers, 'ours by sense': oursBySense(model) } : matchers;

const checks: [string, boolean][] = [];
for (const examplesOfEach of [5, 10]) {
  const episodes = Array.from({ length: EPISODES }, (_, seed) => drawEpisode(groups, seed, examplesOfEach));
  const measured = new Map<string, Measured>();
  for (const [name, train] of Object.entries(all)) {
    const found = await measure(train, episodes, foreign);
    measured.set(name, found);
    print(`${name}, ${examplesOfEach} examples`, found);
  }
  const ours = measured.get('ours');
  const best = Math.max(...[...measured].flatMap(([name, { right }]) => (name.startsWith('ours') ? [] : [right])));
  if (ours) check(examplesOfEach, ours, best);
}
largeTraining();
for (const [goal, isKept] of checks) console.log(`${isKept ? 'kept  ' : 'MISSED'} ${goal}`);
if (checks.some(([, isKept]) => !isKept)) process.exitCode = 1;

function textsOf(path: string): string[] {
  return [...readGroups(path).values()].flat().map(({ text }) => text);
}

function print(name: string, { right, near, far, lost, training, reply }: Measured): void {
  console.log(
    `${name}: right ${percent(right)}; foreign accepted where ${percent(RIGHT_ACCEPTED)} of the right ones are: near ${percent(near)}, far ${percent(far)}`,
  );
  const points = Object.entries(lost).map(([kind, share]) => `${kind} ${(share * 100).toFixed(1)}`);
  console.log(`  points lost: ${points.join(', ')}`);
  console.log(`  training ${training.toFixed(1)} ms (median), reply ${reply.toFixed(2)} ms (95th percentile)`);
}

function check(examplesOfEach: number, { right, near, far, reply }: Measured, best: number): void {
  const of = `(${examplesOfEach} examples)`;
  checks.push(
    [`right ${percent(right)}, the best of the others ${percent(best)} ${of}`, right >= best],
    [`near ${percent(near)} of at most ${percent(GOALS.near)} ${of}`, near <= GOALS.near],
    [`far ${percent(far)} of at most ${percent(GOALS.far)} ${of}`, far <= GOALS.far],
    [`a reply takes ${reply.toFixed(2)} of at most ${GOALS.reply} ms ${of}`, reply <= GOALS.reply],
  );
}

/** The size that training must be quick at: the median of some runs, because a machine may do more than this, and its work. */
function largeTraining(): void {
  const drawn = [...groups.values()].filter((group) => group.length >= 21).slice(0, 20);
  const examples = drawn.flatMap((group) => group.slice(0, 20));
  const trainings: number[] = [];
  const before = process.cpuUsage();
  for (let run = 0; run < TRAININGS; run += 1) {
    const begun = performance.now();
    new Understanding(examples).matches('');
    trainings.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(before);
  const trained = quantile(trainings, 0.5);
  const understanding = new Understanding(examples);
  const replies = drawn
    .flatMap((group) => group.slice(20, 40))
    .map(({ text }) => {
      const asked = performance.now();
      understanding.matches(text);
      return performance.now() - asked;
    });
  const reply = quantile(replies, 0.95);
  const size = `${drawn.length} targets with 20 examples each`;
  const work = `${((user + system) / 1000 / TRAININGS).toFixed(0)} ms of CPU`;
  checks.push(
    [
      `training of ${size} takes ${trained.toFixed(0)} of at most ${GOALS.training} ms, ${work}`,
      trained <= GOALS.training,
    ],
    [`a reply to ${size} takes ${reply.toFixed(2)} of at most ${GOALS.reply} ms`, reply <= GOALS.reply],
  );
}
