import { readFileSync } from 'node:fs';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { z } from 'zod';
import type { Sentence } from './Sentence.ts';

const TESTED = 15;
const FOREIGN_GROUPS = 10;
const FOREIGN_OF_EACH = 10;

/** Sentences by target. */
export type Groups = ReadonlyMap<string, readonly Sentence[]>;

/** Some targets with their examples, and what is asked of whoever has learned them. */
export interface Episode {
  readonly examples: readonly Sentence[];
  /** Sentences of the targets that are not among the examples. */
  readonly tests: readonly Sentence[];
  /** Sentences of other groups of the same file. */
  readonly near: readonly string[];
}

/** The groups of a JSON file of `{ t, y }`: text, target. */
export function readGroups(path: string): Groups {
  const sentences = z
    .array(z.object({ t: z.string(), y: z.string() }).transform(({ t, y }): Sentence => ({ text: t, target: y })))
    .parse(JSON.parse(readFileSync(path, 'utf8')));
  const groups = new Map<string, Sentence[]>();
  for (const sentence of sentences) groups.set(sentence.target, [...(groups.get(sentence.target) ?? []), sentence]);
  return groups;
}

/** The same for every matcher, drawn by its number. With fewer targets where there are not so many groups of that size. */
export function drawEpisode(groups: Groups, seed: number, examplesOfEach: number, targets = 8): Episode {
  const random = xoroshiro128plus(seed);
  const shuffled = <Value>(values: readonly Value[]): Value[] =>
    values
      .map((value) => ({ value, place: uniformInt(random, 0, 0x7fff_ffff) }))
      .sort((one, other) => one.place - other.place)
      .map(({ value }) => value);
  const usable = [...groups.values()].filter((group) => group.length >= examplesOfEach + TESTED);
  const drawn = shuffled(usable).map((group) => shuffled(group));
  const chosen = drawn.slice(0, targets);
  return {
    examples: chosen.flatMap((group) => group.slice(0, examplesOfEach)),
    tests: chosen.flatMap((group) => group.slice(examplesOfEach, examplesOfEach + TESTED)),
    near: drawn
      .slice(targets, targets + FOREIGN_GROUPS)
      .flatMap((group) => group.slice(0, FOREIGN_OF_EACH).map(({ text }) => text)),
  };
}
