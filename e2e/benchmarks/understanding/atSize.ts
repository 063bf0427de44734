import { Understanding } from '@dialogwerk/shared/dialog/understanding';
import { drawEpisode } from './episodes.ts';
import type { Groups } from './episodes.ts';

/** How many targets, and how many examples each of them has. */
export interface Size {
  readonly targets: number;
  readonly examples: number;
}

/** Of a set at a size: how sure every sentence was that was taken rightly, wrongly or is foreign, 0 to 1. */
export interface Scores {
  readonly right: readonly number[];
  readonly wrong: readonly number[];
  readonly near: readonly number[];
  readonly far: readonly number[];
}

/** How many groups are left for near-foreign sentences at least. */
const LEAST_FOREIGN = 3;

/** Trains and asks at one size, over some episodes; null where a set has too few groups for it. */
export function atSize(
  groups: Groups,
  far: readonly string[],
  { targets, examples }: Size,
  episodes: number,
): Scores | null {
  const scores = { right: [] as number[], wrong: [] as number[], near: [] as number[], far: [] as number[] };
  for (let seed = 0; seed < episodes; seed += 1) {
    const episode = drawEpisode(groups, seed, examples, targets);
    if (episode.tests.length === 0 || episode.near.length < LEAST_FOREIGN * 10) return null;
    const understanding = new Understanding(episode.examples);
    if (understanding.targets.length < targets) return null;
    const sureness = (text: string): number => understanding.sureness(understanding.matches(text));
    for (const { text, target } of episode.tests) {
      const matches = understanding.matches(text);
      scores[matches[0]?.target === target ? 'right' : 'wrong'].push(understanding.sureness(matches));
    }
    scores.near.push(...episode.near.map(sureness));
    scores.far.push(...far.map(sureness));
  }
  return scores;
}
