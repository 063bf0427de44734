import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Understanding } from '@dialogwerk/shared/dialog/understanding';
import MiniSearch from 'minisearch';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
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

const plainLetters: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 's', Ä: 'A', Ö: 'O', Ü: 'U' };

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

/** What people do to sentences; the same for every matcher. */
const spoilt: Readonly<Record<string, (text: string, random: RandomGenerator) => string>> = {
  typos: withTypo,
  'without umlauts': (text) => text.replaceAll(/[äöüßÄÖÜ]/g, (letter) => plainLetters[letter] ?? letter),
  'lower case, no signs': (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, ''),
  fillers: (text) => `also ähm ${text} halt, irgendwie`,
};

for (const examplesOfEach of [5, 10]) {
  for (const [name, train] of Object.entries(matchers)) {
    console.log(`${name}, ${line(examplesOfEach, train)}`);
    console.log(`  points lost: ${losses(examplesOfEach, train)}`);
  }
}
console.log(`ours, 20 targets with 20 examples each: ${largeTraining()}`);

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

/** By kind of damage, how many points fewer of the same test sentences are right. */
function losses(examplesOfEach: number, train: (examples: readonly Sentence[]) => Matcher): string {
  const episodes = Array.from({ length: EPISODES }, (_, episode) => {
    const { examples, tests } = drawEpisode(episode, examplesOfEach);
    return { match: train(examples), tests };
  });
  const share = (spoil: (text: string, random: RandomGenerator) => string): number => {
    const random = xoroshiro128plus(EPISODES);
    const judged = episodes.flatMap(({ match, tests }) =>
      tests.map(({ text, target }) => match(spoil(text, random)).target === target),
    );
    return judged.filter((isRight) => isRight).length / judged.length;
  };
  const whole = share((text) => text);
  return Object.entries(spoilt)
    .map(([kind, spoil]) => `${kind} ${((whole - share(spoil)) * 100).toFixed(1)}`)
    .join(', ');
}

/** Two neighbouring letters of the longest word change places. */
function withTypo(text: string, random: RandomGenerator): string {
  const word = text.split(/[^\p{L}]+/u).toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (word.length < 4) return text;
  const at = uniformInt(random, 1, word.length - 2);
  const turned = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  return text.replace(word, turned);
}

/** The size that training must be quick at. */
function largeTraining(): string {
  const drawn = [...groups.values()].filter((group) => group.length >= 21).slice(0, 20);
  const [understanding, trained] = timed(() => new Understanding(drawn.flatMap((group) => group.slice(0, 20))));
  const replies = drawn
    .flatMap((group) => group.slice(20, 40))
    .map(({ text }) => timed(() => understanding.matches(text))[1]);
  return `training ${trained.toFixed(0)} ms, reply ${quantile(replies, 0.95)} ms (95th percentile of ${replies.length})`;
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
