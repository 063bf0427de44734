import type { Bounds } from '../../contract/index.ts';
import { byWordsOf } from './byWordsOf.ts';
import { isOther, MOST_CANDIDATES, sureOf, taken, unsureOf } from './judged.ts';
import type { Fit } from './kernelRidge.ts';
import { Meanings } from './meaning/Meanings.ts';
import type { Meaning } from './meaning/Meanings.ts';
import { measuredBounds } from './measuredBounds.ts';
import type { MeaningTarget } from './MeaningTarget.ts';
import { Understanding } from './Understanding.ts';
import type { Example, LearnedExamples } from './Understanding.ts';
import type { Match } from '../engine/words/Understood.ts';
import type { Decision, Understood } from '../engine/words/Understood.ts';
import { wordsOf } from '../text/words/wordsOf.ts';
import { isNegator } from '../text/words/clausesOf.ts';
import { smallWords } from './smallWords.data.ts';
import { SKIP_MEANT } from '../engine/words/skipMeant.ts';
import { pointSaid } from './values/pointSaid.ts';
import { saysYes } from '../text/words/yesOrNo.ts';
import { zonedBy } from './zonedBy.ts';

/** The target that a reply names by itself. */
export type Named = { readonly target: string; readonly by: 'words' | 'place' };

/** What a block's free replies are understood by: its targets with what they say of themselves, its examples, its bounds. */
export interface BlockTraining {
  readonly targets: readonly MeaningTarget[];
  readonly examples: readonly Example[];
  /** As an author has set them; null: as they were measured for so many examples. */
  readonly bounds: Bounds | null;
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
  /** By words: the targets that they stand for. */
  readonly #byWords: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #learn: () => Understanding;
  #learned: Understanding | null = null;
  #read: Meanings | null = null;
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
    this.examples = trainedWith(training);
    const trained = new Set(this.examples.map(({ target }) => target));
    this.#bounds = bounds ?? measuredBounds({ targets: trained.size, examples: this.examples.length });
    this.given = this.examples.length - targets.flatMap(({ own, implied }) => [...own, ...implied]).length;
    this.#byWords = byWordsOf(this.examples, targets);
    this.#learn = () => new Understanding(this.examples, learned);
  }

  /**
   * What a reply means here: the words of an option or an example, the place of an option, what it says by the rules of meaning, else
   * what the examples make of it.
   * `asked`: the targets that it was asked back about ('Meinten Sie …?'), where a yes is enough.
   */
  decide(reply: string, asked: readonly string[] = []): Decision {
    const point = this.#point(reply, asked);
    const named = this.#named(reply, asked, point);
    const all = this.#understanding.matches(reply);
    if (named) return { ...sureOf(named.target, all), by: named.by };
    const contradicting = this.#standsFor(reply);
    if (contradicting.length > 1) return { ...unsureOf(contradicting, all), by: 'words' };
    if (point) return { ...point, by: 'place', all };
    const learned = this.#zoned(reply, all);
    const meant = this.#options.length > 0 ? this.#meant(reply, learned, all) : null;
    const decision = meant ?? { ...learned, by: 'examples', all };
    return this.#withoutDenied(decision, reply);
  }

  /** The target that a reply names, by words that stand for it or by its place; null where it is for the examples to say. Never trains. */
  named(reply: string, asked: readonly string[] = []): Named | null {
    return this.#named(reply, asked, this.#point(reply, asked));
  }

  #named(reply: string, asked: readonly string[], point: Understood | null): Named | null {
    const [only, ...others] = asked;
    const isSkipped = only === SKIP_MEANT && this.#meanings.of(reply).kind === 'silent';
    if (only !== undefined && others.length === 0 && (saysYes(reply) || isSkipped))
      return { target: only, by: 'words' };
    // '-2' and '2' are the same words.
    const [target, ...contradicting] = point && bareNumber.test(reply) ? [] : this.#standsFor(reply);
    if (target !== undefined) return contradicting.length === 0 ? { target, by: 'words' } : null;
    const [placed] = point?.zone === 'sure' ? point.matches : [];
    return placed ? { target: placed.target, by: 'place' } : null;
  }

  /** The targets that exactly these words stand for. */
  #standsFor(reply: string): readonly string[] {
    const words = wordsOf(reply).join(' ');
    return words === '' ? [] : [...(this.#byWords.get(words) ?? [])];
  }

  /** What the rules of meaning make of what the examples make of a reply; null where they say nothing. */
  #meant(reply: string, learned: Understood, all: readonly Match[]): Decision | null {
    const [best] = learned.zone === 'sure' ? learned.matches : [];
    const meaning = this.#meanings.of(reply, best?.target);
    switch (meaning.kind) {
      case 'plain':
        return null;
      case 'silent':
        return meaning.target === null
          ? { zone: 'unknown', matches: [], isNoAnswer: true, by: 'silence', all }
          : { ...sureOf(meaning.target, all), by: 'silence' };
      case 'taken':
        // 'Was ist denn mit dem Konsul?' names him and does not choose him.
        return questionWord.test(reply) ? null : taken(meaning, learned, all);
      case 'denied':
        return this.#denied(meaning, all);
    }
  }

  /** Asks about the options that are left, where they are many about those that fit what else is said. */
  #denied({ denied, rest, affirmed }: Extract<Meaning, { kind: 'denied' }>, all: readonly Match[]): Decision {
    const left = (affirmed === null ? [] : this.#understanding.matches(affirmed)).filter(
      ({ target }) => !denied.has(target),
    );
    const zoned = zonedBy(left, { bounds: this.#bounds, sureness: 0, asksBoth: true });
    if (zoned.zone !== 'unknown') return { zone: 'unsure', matches: zoned.matches, by: 'examples', all };
    if (rest.length === 0 || rest.length > MOST_CANDIDATES)
      return { zone: 'unknown', matches: [], by: 'examples', all };
    return { ...unsureOf(rest, all), by: 'meaning' };
  }

  /** A reply that says what stands for a target, and denies it, is never sure of it. */
  #withoutDenied(decision: Decision, reply: string): Decision {
    const [best] = decision.matches;
    if (decision.zone !== 'sure' || !best || !this.#isDenied(reply, best.target)) return decision;
    const other = decision.all.find(isOther(best.target));
    return other && this.#targets.length === 2
      ? { ...decision, ...unsureOf([other.target, best.target], decision.all) }
      : { ...decision, zone: 'unsure' };
  }

  #isDenied(reply: string, target: string): boolean {
    const words = wordsOf(reply);
    return words.some(
      (word, at) =>
        isNegator(word) &&
        this.#byWords.get([...words.slice(0, at), ...words.slice(at + 1)].join(' '))?.has(target) === true,
    );
  }

  /** The same with other bounds; nothing is trained for it. */
  withBounds(bounds: Bounds): BlockUnderstanding {
    const other = new BlockUnderstanding({ ...this.training, bounds });
    other.#learned = this.#understanding;
    other.#read = this.#meanings;
    return other;
  }

  /** What spoke for and against a target, the strongest first. */
  reasons(reply: string, target: string): ReturnType<Understanding['reasons']> {
    return this.#understanding.reasons(reply, target);
  }

  /** The decision on each example with the target that fits best, had the example not been there, in their order. */
  leaveOneOut(): readonly (Understood & { readonly best: Match | undefined })[] {
    return this.#understanding.leaveOneOut().map((all) => {
      const { zone, matches } = this.#zonedBy(all, this.#bounds);
      return { zone, matches, best: all[0] };
    });
  }

  /** The options that are named by number or place; null for none. One that is denied is asked back about. */
  #point(reply: string, asked: readonly string[]): Understood | null {
    const point = pointSaid(reply, this.#options, asked);
    const [sure] = point?.zone === 'sure' ? point.matches : [];
    if (!point || !sure) return point;
    const own = new Set(wordsOf(this.#options.find(({ target }) => target === sure.target)?.label ?? ''));
    const isDenied = wordsOf(reply).some((word) => isNegator(word) && !own.has(word));
    return isDenied ? { ...point, zone: 'unsure' } : point;
  }

  #zoned(reply: string, all: readonly Match[]): Understood {
    return this.#targets.some(({ kind }) => kind === 'entry')
      ? this.#zonedQuestion(reply, all)
      : this.#zonedBy(all, this.#bounds);
  }

  #zonedBy(all: readonly Match[], bounds: Bounds, asksBoth = true): Understood {
    return zonedBy(all, { bounds, sureness: this.#understanding.sureness(all), asksBoth });
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
    return this.#zonedBy(all, bounds, false);
  }

  get #options(): readonly MeaningTarget[] {
    return this.#targets.filter(({ kind }) => kind === 'option');
  }

  /** Worked out when it is first needed. */
  get #meanings(): Meanings {
    this.#read ??= new Meanings(this.#targets, this.examples, this.given);
    return this.#read;
  }

  /** Trained when it is first needed: what is named needs no training. */
  get #understanding(): Understanding {
    this.#learned ??= this.#learn();
    return this.#learned;
  }
}

const questionWord =
  /^\s*(?:und |aber |ja )?(?:was|wer|wen|wem|wie|wo|woher|wohin|warum|wieso|weshalb|wann|welche[rsmn]?)\b/i;

const bareNumber = /^[\s\d.,+\u2212-]+$/;
