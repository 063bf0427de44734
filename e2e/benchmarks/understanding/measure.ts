import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Episode } from './episodes.ts';
import { quantile, timed } from './figures.ts';
import type { Matcher, Train } from './Sentence.ts';
import { spoilt } from './spoilt.ts';

/** Foreign sentences are counted at the bound that lets so many of the rightly matched ones pass. */
export const RIGHT_ACCEPTED = 0.6;

/** How a matcher did in all episodes; shares from 0 to 1, times in milliseconds. */
export interface Measured {
  readonly right: number;
  /** Foreign sentences of the same file, and of another source, that pass the bound. */
  readonly near: number;
  readonly far: number;
  /** By kind of damage, the share of the same sentences that is right no more. */
  readonly lost: Readonly<Record<string, number>>;
  /** The median. */
  readonly training: number;
  /** The 95th percentile. */
  readonly reply: number;
}

/** Trains and asks one matcher in every episode. */
export async function measure(
  train: Train,
  episodes: readonly Episode[],
  farSentences: readonly string[],
): Promise<Measured> {
  const learned: { readonly match: Matcher; readonly episode: Episode }[] = [];
  const trainings: number[] = [];
  for (const episode of episodes) {
    const [match, took] = await timed(() => train(episode.examples));
    trainings.push(took);
    learned.push({ match, episode });
  }
  const replies: number[] = [];
  const known: { readonly isRight: boolean; readonly score: number }[] = [];
  const foreign: Record<'near' | 'far', number[]> = { near: [], far: [] };
  for (const { match, episode } of learned) {
    for (const { text, target } of episode.tests) {
      const [judged, took] = await timed(() => match(text));
      replies.push(took);
      known.push({ isRight: judged.target === target, score: judged.score });
    }
    for (const text of episode.near) foreign.near.push((await match(text)).score);
    for (const text of farSentences) foreign.far.push((await match(text)).score);
  }
  const right = known.filter(({ isRight }) => isRight).map(({ score }) => score);
  const bound = quantile(right, 1 - RIGHT_ACCEPTED);
  const passing = (scores: readonly number[]) => scores.filter((score) => score >= bound).length / scores.length;

  async function shareRight(spoil: (text: string, random: RandomGenerator) => string): Promise<number> {
    const random = xoroshiro128plus(episodes.length);
    let count = 0;
    for (const { match, episode } of learned)
      for (const { text, target } of episode.tests)
        if ((await match(spoil(text, random))).target === target) count += 1;
    return count / known.length;
  }
  const whole = right.length / known.length;
  const lost: Record<string, number> = {};
  for (const [kind, spoil] of Object.entries(spoilt)) lost[kind] = whole - (await shareRight(spoil));
  return {
    right: whole,
    near: passing(foreign.near),
    far: passing(foreign.far),
    lost,
    training: quantile(trainings, 0.5),
    reply: quantile(replies, 0.95),
  };
}
