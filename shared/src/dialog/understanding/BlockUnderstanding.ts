import type { Bounds, UnderstandingZone } from '../../contract/index.ts';
import type { Fit } from './kernelRidge.ts';
import type { MeaningTarget } from './MeaningTarget.ts';
import { placeNamed } from './placeNamed.ts';
import { Understanding } from './Understanding.ts';
import type { Example, LearnedExamples, Match } from './Understanding.ts';
import { wordsOf } from './wordsOf.ts';
import { smallWords } from './smallWords.data.ts';
import { saysYes } from './yesOrNo.ts';

/** What bounds are until an author moves them (measured: 64 % of fitting replies accepted rightly, 1.3 % wrongly). */
export const defaultBounds: Bounds = { accept: 0.6, ask: 0.3 };

/** So many targets a respondent is asked about at most. */
const MOST_CANDIDATES = 3;

/** What a reply was taken for; it is kept with the turn, so that the turn is played again the same whatever is trained since. */
export interface Understood {
  readonly zone: UnderstandingZone;
  /** Sure: the target alone. Unsure: the likeliest, the best first. Unknown: none. */
  readonly matches: readonly Match[];
  /** The Wissensfrage that answers it, where it was a question in place of an answer; absent: the open question takes it. */
  readonly at?: string;
}

/** A decision with all that it was made from. */
export interface Decision extends Understood {
  /** By the option's own words, by its number or letter, or by the examples. */
  readonly by: 'words' | 'place' | 'examples';
  /** Every target by how well it fits, the best first. */
  readonly all: readonly Match[];
}

/** The target that a reply names by itself. */
export type Named = { readonly target: string; readonly by: 'words' | 'place' };

/** What a block's free replies are understood by: its targets with what they say of themselves, its examples, its bounds. */
export interface BlockTraining {
  readonly targets: readonly MeaningTarget[];
  readonly examples: readonly Example[];
  readonly bounds: Bounds;
}

/** All that a block is trained with, the author's examples first: those of targets that it does not have do not count. */
export function trainedWith({ targets, examples }: Omit<BlockTraining, 'bounds'>): readonly Example[] {
  const known = new Set(targets.map(({ target }) => target));
  const own = targets.flatMap(({ target, own: texts, implied }) =>
    [...texts, ...implied].map((text) => ({ text, target })),
  );
  return [...examples.filter(({ target }) => known.has(target)), ...own];
}

/** Understands replies to one block. */
export class BlockUnderstanding {
  readonly #targets: readonly MeaningTarget[];
  readonly #bounds: Bounds;
  readonly #byWords = new Map<string, string>();
  readonly #learn: () => Understanding;
  #learned: Understanding | null = null;
  readonly training: BlockTraining;
  /** As it was given. */
  readonly fit: Fit | undefined;
  /** `trainedWith` the training. */
  readonly examples: readonly Example[];
  /** How many of them, from the first on, an author gave. */
  readonly given: number;

  /** @param learned of `trainedWith` the training, where that was worked out elsewhere */
  constructor(training: BlockTraining, learned?: Partial<LearnedExamples>) {
    this.training = training;
    this.fit = learned?.fit;
    const { targets, bounds } = training;
    this.#targets = targets;
    this.#bounds = bounds;
    this.examples = trainedWith(training);
    this.given = this.examples.length - targets.flatMap(({ own, implied }) => [...own, ...implied]).length;
    for (const { text, target } of this.examples.toReversed()) this.#byWords.set(wordsOf(text).join(' '), target);
    for (const { target, own } of targets) for (const text of own) this.#byWords.set(wordsOf(text).join(' '), target);
    this.#learn = () => new Understanding(this.examples, learned);
  }

  /**
   * What a reply means here: the words of an option or an example, the place of an option, else what the examples make of it.
   * `asked`: the targets that it was asked back about ('Meinten Sie …?'), where a yes is enough.
   */
  decide(reply: string, asked: readonly string[] = []): Decision {
    const named = this.named(reply, asked);
    const all = this.#understanding.matches(reply);
    if (named) {
      const match = { target: named.target, confidence: 1 };
      return { zone: 'sure', matches: [match], by: named.by, all: [match, ...all.filter(isOther(named.target))] };
    }
    return { ...this.#zoned(reply, all), by: 'examples', all };
  }

  /** The target that a reply names, by words that stand for it or by its place; null where it is for the examples to say. Never trains. */
  named(reply: string, asked: readonly string[] = []): Named | null {
    const words = wordsOf(reply).join(' ');
    const [only, ...others] = asked;
    if (only !== undefined && others.length === 0 && saysYes(reply)) return { target: only, by: 'words' };
    const target = words === '' ? undefined : this.#byWords.get(words);
    if (target !== undefined) return { target, by: 'words' };
    const options = this.#targets.filter(({ kind }) => kind === 'option');
    const place = placeNamed(reply, options.length);
    const placed = place === null ? undefined : (optionOfNumber(options, words) ?? options[place]);
    return placed ? { target: placed.target, by: 'place' } : null;
  }

  /** What spoke for and against a target, the strongest first. */
  reasons(reply: string, target: string): ReturnType<Understanding['reasons']> {
    return this.#understanding.reasons(reply, target);
  }

  /** The decision on each example with the target that fits best, had the example not been there, in their order. */
  leaveOneOut(): readonly (Understood & { readonly best: Match | undefined })[] {
    return this.#understanding.leaveOneOut().map((all) => {
      const { zone, matches } = zonedBy(all, this.#bounds);
      return { zone, matches, best: all[0] };
    });
  }

  #zoned(reply: string, all: readonly Match[]): Understood {
    return this.#targets.some(({ kind }) => kind === 'entry')
      ? this.#zonedQuestion(reply, all)
      : zonedBy(all, this.#bounds);
  }

  /**
   * A question to the dialog. One of small words alone ('Was ist das?') is like many others: nothing is sure about it. One whose
   * telling words all stand at the entry that fits best ('Hund') is asked back about at least.
   */
  #zonedQuestion(reply: string, all: readonly Match[]): Understood {
    const { accept, ask } = this.#bounds;
    const telling = wordsOf(reply).filter((word) => !smallWords.has(word));
    const [best] = all;
    const known = new Set(this.examples.flatMap(({ text, target }) => (target === best?.target ? wordsOf(text) : [])));
    const isAllKnown = telling.length > 0 && telling.every((word) => known.has(word));
    const bounds = { accept: telling.length === 0 ? Infinity : accept, ask: isAllKnown ? ask / 2 : ask };
    return zonedBy(all, bounds, false);
  }

  /** Trained when it is first needed: what is named needs no training. */
  get #understanding(): Understanding {
    this.#learned ??= this.#learn();
    return this.#learned;
  }
}

const isOther =
  (target: string) =>
  (match: Match): boolean =>
    match.target !== target;

/** The only option that has a number in it: '2' means '2 Kinder' before it means the second option, and on a scale its point. */
function optionOfNumber(options: readonly MeaningTarget[], words: string): MeaningTarget | undefined {
  const number = /\d+/.exec(words)?.[0];
  if (number === undefined) return undefined;
  const point = options.find(({ target }) => target === number);
  const named = options.filter(({ label }) => wordsOf(label).includes(number));
  return point ?? (named.length === 1 ? named[0] : undefined);
}

/** Sorts matches into the three zones; where two choices are all there is (`asksBoth`), both are asked about. */
export function zonedBy(all: readonly Match[], { accept, ask }: Bounds, asksBoth = all.length === 2): Understood {
  const [best] = all;
  if (!best || best.confidence < ask) return { zone: 'unknown', matches: [] };
  if (best.confidence >= accept) return { zone: 'sure', matches: [best] };
  const near = all.filter(({ confidence }) => asksBoth || confidence >= best.confidence / 3);
  return { zone: 'unsure', matches: near.slice(0, MOST_CANDIDATES) };
}
