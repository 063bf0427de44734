import type { Dimension } from './poles.data.ts';
import { isUnknown, poleOf, polesIn } from './polesIn.ts';
import type { Lie } from './polesIn.ts';
import type { ReadSentence } from './readSentence.ts';

/** An option and how it reads. */
export interface ReadOption {
  readonly target: string;
  readonly read: ReadSentence;
}

/** What a sentence is taken for: one option, or some that it may mean, the likeliest first. */
export interface Taken {
  readonly targets: readonly string[];
  readonly isSure: boolean;
}

interface Point {
  readonly target: string;
  readonly value: number;
}

/** In this order, because 'stimme zu' is also a kind of 'gut'. */
const dimensions: readonly Dimension[] = ['agreement', 'likelihood', 'often', 'ease', 'importance', 'goodness'];
/** An option that lies this near is meant, where no other is nearly as near. */
const NEAR = 0.15;
const NEARER = 0.12;
/** How many words beside what is read may mean anything. */
const MOST_UNKNOWN = 3;

/** Whether a word says something on any scale. */
export function isPole(word: string): boolean {
  return dimensions.some((dimension) => poleOf(dimension, word) !== undefined);
}

/** Options that lie in order between two poles, and what they are ordered by. */
export class PolarScale {
  readonly #dimension: Dimension;
  readonly #points: readonly Point[];

  private constructor(dimension: Dimension, points: readonly Point[]) {
    this.#dimension = dimension;
    this.#points = points;
  }

  /** Null where options have no poles. */
  static of(options: readonly ReadOption[]): PolarScale | null {
    for (const dimension of dimensions) {
      const points = options.flatMap(({ target, read }): Point[] => {
        const [lie, ...others] = polesIn(dimension, read);
        const isPlain = read.words.every((word) => !isUnknown(dimension, word));
        return lie && isPlain && others.every(({ point }) => point === lie.point) ? [{ target, value: lie.point }] : [];
      });
      const values = new Set(points.map(({ value }) => value));
      if (points.length < 2 || points.length < options.length || values.size < points.length) continue;
      if (points.some(({ value }) => value > 0) && points.some(({ value }) => value < 0))
        return new PolarScale(dimension, points);
    }
    return null;
  }

  /** Whether a word says something on this scale. */
  isTelling(word: string): boolean {
    return poleOf(this.#dimension, word) !== undefined;
  }

  /** What a sentence means on this scale; null where it says nothing about it. */
  take(read: ReadSentence): Taken | null {
    const said = polesIn(this.#dimension, read);
    const lies = read.isTwisted ? said.map(turned) : said;
    const [lie] = lies;
    if (!lie) return null;
    const unknown = read.words.filter((word) => !word.isOut && isUnknown(this.#dimension, word)).length;
    const taken = lies.map((one) => this.#nearest(one));
    const targets = [...new Set(taken.flatMap((one) => (taken.length > 1 ? one.targets.slice(0, 1) : one.targets)))];
    if (targets.length > 1 && taken.length > 1) return this.#ofSeveral(lies, targets);
    return { targets, isSure: taken.every(({ isSure }) => isSure) && unknown <= MOST_UNKNOWN && !read.isTwisted };
  }

  /** Of several ways to agree the firmest counts ('ja, unbedingt'); everything else is asked back about. */
  #ofSeveral(lies: readonly Lie[], targets: readonly string[]): Taken {
    const sides = new Set(lies.map(({ point }) => Math.sign(point)));
    if ((this.#dimension !== 'agreement' && this.#dimension !== 'likelihood') || sides.size > 1)
      return { targets: targets.slice(0, 3), isSure: false };
    const [firmest] = lies.toSorted((one, other) => Math.abs(other.point) - Math.abs(one.point));
    return firmest ? this.#nearest(firmest) : { targets, isSure: false };
  }

  #nearest({ point: meant, low, high, isCertain }: Lie): Taken {
    const values = this.#points.map(({ value }) => value);
    // What lies beyond the last option is as good as there.
    const point = Math.min(Math.max(meant, Math.min(...values)), Math.max(...values));
    const byDistance = this.#points
      .map(({ target, value }) => ({ target, value, distance: Math.abs(value - point) }))
      .toSorted((one, other) => one.distance - other.distance);
    const [first, second] = byDistance;
    if (!first) return { targets: [], isSure: false };
    const isAlone = this.#points.filter(({ value }) => value * point > 0).length === 1 && Math.abs(point) >= 0.3;
    const isClear = first.distance <= NEAR && (!second || second.distance - first.distance >= NEARER);
    if (isCertain && (isClear || (isAlone && first.value * point > 0)))
      return { targets: [first.target], isSure: true };
    const within = byDistance.filter(({ value }) => value >= low - MARGIN && value <= high + MARGIN);
    return { targets: (within.length > 0 ? within : [first]).slice(0, 2).map(({ target }) => target), isSure: false };
  }
}

/** What two denials in a row may mean: hardly what the second one says. */
function turned({ point }: Lie): Lie {
  return { point: -point / 2, low: Math.min(0, -point), high: Math.max(0, -point), isCertain: false };
}

/** Options at the end of where something may lie count. */
const MARGIN = 0.08;
