import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Understanding } from '@dialogwerk/shared/dialog/understanding';
import MiniSearch from 'minisearch';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { z } from 'zod';

/**
 * How well free replies are matched to targets, beside a search index (BM25, MiniSearch) in the same run: episodes of eight
 * targets with sentences that were not trained, and foreign sentences of other groups. A JSON file of `{ t, y }` (text, group)
 * as argument takes the place of the chit-chat.
 */
const EPISODES = 12;
const TARGETS = 8;
const TESTED = 15;
const FOREIGN_GROUPS = 10;
const FOREIGN_OF_EACH = 10;
/** Foreign sentences are counted at the bound that lets so many of the right ones pass. */
const RIGHT_ACCEPTED = 0.6;

interface Sentence {
  readonly text: string;
  readonly target: string;
}
interface Judged {
  readonly target: string | undefined;
  readonly score: number;
}
type Matcher = (text: string) => Judged;

const matchers: Readonly<Record<string, (examples: readonly Sentence[]) => Matcher>> = {
  ours: (examples) => {
    const understanding = new Understanding(examples);
    return (text) => {
      const [best] = understanding.matches(text);
      return { target: best?.target, score: best?.confidence ?? 0 };
    };
  },
  BM25: (examples) => {
    const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
    index.addAll(examples.map(({ text }, id) => ({ id, text })));
    return (text) => {
      const [best] = index.search(text, { fuzzy: 0.2, prefix: true });
      return { target: best && examples[Number(best.id)]?.target, score: best?.score ?? 0 };
    };
  },
};

const own = fileURLToPath(new URL('understanding/chitchat-de.json', import.meta.url));
const sentences = z
  .array(z.object({ t: z.string(), y: z.string() }).transform(({ t, y }): Sentence => ({ text: t, target: y })))
  .parse(JSON.parse(readFileSync(process.argv[2] ?? own, 'utf8')));
const groups = new Map<string, Sentence[]>();
for (const sentence of sentences) groups.set(sentence.target, [...(groups.get(sentence.target) ?? []), sentence]);

for (const examplesOfEach of [5, 10]) {
  for (const [name, train] of Object.entries(matchers)) console.log(`${name}, ${line(examplesOfEach, train)}`);
}

function line(examplesOfEach: number, train: (examples: readonly Sentence[]) => Matcher): string {
  const known: { readonly isRight: boolean; readonly score: number }[] = [];
  const foreign: number[] = [];
  const trainings: number[] = [];
  const replies: number[] = [];
  for (let episode = 0; episode < EPISODES; episode += 1) {
    const { examples, tests, others } = drawEpisode(episode, examplesOfEach);
    const [match, trained] = timed(() => train(examples));
    trainings.push(trained);
    for (const { text, target } of tests) {
      const [judged, took] = timed(() => match(text));
      replies.push(took);
      known.push({ isRight: judged.target === target, score: judged.score });
    }
    foreign.push(...others.map(({ text }) => match(text).score));
  }
  const right = known.filter(({ isRight }) => isRight).map(({ score }) => score);
  const bound = right.toSorted((a, b) => b - a)[Math.floor(right.length * RIGHT_ACCEPTED)] ?? 0;
  const accepted = foreign.filter((score) => score > bound).length / foreign.length;
  return (
    `${examplesOfEach} examples: right ${percent(right.length / known.length)}, foreign accepted where ` +
    `${percent(RIGHT_ACCEPTED)} of the right ones are ${percent(accepted)}, training ${quantile(trainings, 0.5)} ms (median), ` +
    `reply ${quantile(replies, 0.95)} ms (95th percentile)`
  );
}

/** The same for every matcher: targets, their examples, sentences of them that are not among these, and foreign ones. */
function drawEpisode(seed: number, examplesOfEach: number) {
  const random = xoroshiro128plus(seed);
  const shuffled = <Value>(values: readonly Value[]): Value[] =>
    values
      .map((value) => ({ value, place: uniformInt(random, 0, 0x7fff_ffff) }))
      .sort((one, other) => one.place - other.place)
      .map(({ value }) => value);
  const usable = [...groups.values()].filter((group) => group.length >= examplesOfEach + TESTED);
  const drawn = shuffled(usable).map((group) => shuffled(group));
  const chosen = drawn.slice(0, TARGETS);
  return {
    examples: chosen.flatMap((group) => group.slice(0, examplesOfEach)),
    tests: chosen.flatMap((group) => group.slice(examplesOfEach, examplesOfEach + TESTED)),
    others: drawn.slice(TARGETS, TARGETS + FOREIGN_GROUPS).flatMap((group) => group.slice(0, FOREIGN_OF_EACH)),
  };
}

function timed<Value>(work: () => Value): [Value, number] {
  const begun = performance.now();
  return [work(), performance.now() - begun];
}

function quantile(values: readonly number[], share: number): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(2);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
