import type { Bounds } from '../../contract/index.ts';
import { isOther, MOST_CANDIDATES, sureOf, taken, unsureOf } from './judged.ts';
import type { Meaning } from './meaning/Meanings.ts';
import { aboveForeign } from './measuredBounds.ts';
import type { MeaningTarget } from './MeaningTarget.ts';
import type { Sense } from './sense/Senses.ts';
import type { Vectors } from './sense/Vectors.ts';
import { TrainedBlock } from './TrainedBlock.ts';
import type { BlockTraining, LearnedBlock } from './TrainedBlock.ts';
import type { Example, Reason } from './Understanding.ts';
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

interface Beside {
  readonly block: TrainedBlock;
  readonly known: Vectors;
}

/** Understands replies to one block. */
export class BlockUnderstanding {
  readonly #block: TrainedBlock;
  readonly #bounds: Bounds | null;
  /** What a model takes replies to mean. */
  readonly #known: Vectors;

  /**
   * @param learned of `trainedWith` the training, where that was worked out elsewhere
   * @param beside what is heard by the same training: other bounds, and what a model takes replies to mean
   */
  constructor(training: BlockTraining, learned: LearnedBlock = {}, beside?: Beside) {
    this.#block = beside?.block ?? new TrainedBlock(training, learned);
    this.#bounds = training.bounds;
    this.#known = beside?.known ?? new Map();
  }

  get training(): BlockTraining {
    return { ...this.#block.training, bounds: this.#bounds };
  }

  /** As it was given. */
  get learned(): LearnedBlock {
    return this.#block.learned;
  }

  /** `trainedWith` the training. */
  get examples(): readonly Example[] {
    return this.#block.examples;
  }

  /** How many of them, from the first on, an author gave. */
  get given(): number {
    return this.#block.given;
  }

  /**
   * What a reply means here: the words of an option or an example, the place of an option, what it says by the rules of meaning, else
   * what the examples make of it.
   * `asked`: the targets that it was asked back about ('Meinten Sie …?'), where a yes is enough.
   */
  decide(reply: string, asked: readonly string[] = []): Decision {
    const point = this.#point(reply, asked);
    const named = this.#named(reply, asked, point);
    const sense = this.#block.senses.of(reply, this.#known);
    const all = sense.understanding.matches(reply, sense.vector);
    if (named) return { ...sureOf(named.target, all), by: named.by };
    const contradicting = this.#standsFor(reply);
    if (contradicting.length > 1) return { ...unsureOf(contradicting, all), by: 'words' };
    if (point) return { ...point, by: 'place', all };
    const learned = this.#zoned(reply, all, sense);
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
    const isSkipped = only === SKIP_MEANT && this.#block.meanings.of(reply).kind === 'silent';
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
    return words === '' ? [] : [...(this.#block.byWords.get(words) ?? [])];
  }

  /** What the rules of meaning make of what the examples make of a reply; null where they say nothing. */
  #meant(reply: string, learned: Understood, all: readonly Match[]): Decision | null {
    const [best] = learned.zone === 'sure' ? learned.matches : [];
    const meaning = this.#block.meanings.of(reply, best?.target);
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
    const sense = this.#block.senses.of(affirmed ?? '', this.#known);
    const left = (affirmed === null ? [] : sense.understanding.matches(affirmed, sense.vector)).filter(
      ({ target }) => !denied.has(target),
    );
    const zoned = zonedBy(left, { bounds: this.#boundsOf(sense), sureness: 0, asksBoth: true });
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
    return other && this.#block.training.targets.length === 2
      ? { ...decision, ...unsureOf([other.target, best.target], decision.all) }
      : { ...decision, zone: 'unsure' };
  }

  #isDenied(reply: string, target: string): boolean {
    const words = wordsOf(reply);
    return words.some(
      (word, at) =>
        isNegator(word) &&
        this.#block.byWords.get([...words.slice(0, at), ...words.slice(at + 1)].join(' '))?.has(target) === true,
    );
  }

  /** The same with other bounds; nothing is trained for it. */
  withBounds(bounds: Bounds): BlockUnderstanding {
    return new BlockUnderstanding({ ...this.training, bounds }, {}, { block: this.#block, known: this.#known });
  }

  /** The same that knows what a model takes these replies to mean; nothing is trained for it. Replies that it does not know go by their words. */
  knowing(replies: Vectors): BlockUnderstanding {
    return new BlockUnderstanding(this.training, {}, { block: this.#block, known: replies });
  }

  /** What spoke for and against a target, the strongest first. */
  reasons(reply: string, target: string): readonly Reason[] {
    const { understanding, vector } = this.#block.senses.of(reply, this.#known);
    return understanding.reasons(reply, target, vector);
  }

  /** The decision on each example with the target that fits best, had the example not been there, in their order. */
  leaveOneOut(): readonly (Understood & { readonly best: Match | undefined })[] {
    const sense = this.#block.senses.whole();
    return sense.understanding.leaveOneOut().map((all) => {
      const { zone, matches } = this.#zonedBy(all, sense);
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

  #zoned(reply: string, all: readonly Match[], sense: Sense): Understood {
    return this.#block.training.targets.some(({ kind }) => kind === 'entry')
      ? this.#zonedQuestion(reply, all, sense)
      : this.#zonedBy(all, sense);
  }

  #zonedBy(all: readonly Match[], sense: Sense, bounds = this.#boundsOf(sense), asksBoth = true): Understood {
    return zonedBy(all, { bounds, sureness: sense.understanding.sureness(all), asksBoth });
  }

  /** As an author has set them, else as they were measured, and above what is at home nowhere. */
  #boundsOf({ foreign }: Sense): Bounds {
    return this.#bounds ?? (foreign > 0 ? aboveForeign(this.#block.measured, foreign) : this.#block.measured);
  }

  /**
   * A question to the dialog. One of small words alone ('Was ist das?') is like many others: nothing is sure about it. One whose
   * telling words all stand at the entry that fits best ('Hund') is asked back about at least.
   */
  #zonedQuestion(reply: string, all: readonly Match[], sense: Sense): Understood {
    const { accept, ask } = this.#boundsOf(sense);
    const telling = wordsOf(reply).filter((word) => !smallWords.has(word));
    const [best] = all;
    const known = new Set(this.examples.flatMap(({ text, target }) => (target === best?.target ? wordsOf(text) : [])));
    const isAllKnown = telling.length > 0 && telling.every((word) => known.has(word));
    const bounds = { accept: telling.length === 0 ? Infinity : accept, ask: isAllKnown ? ask / 2 : ask };
    return this.#zonedBy(all, sense, bounds, false);
  }

  get #options(): readonly MeaningTarget[] {
    return this.#block.training.targets.filter(({ kind }) => kind === 'option');
  }
}

const questionWord =
  /^\s*(?:und |aber |ja )?(?:was|wer|wen|wem|wie|wo|woher|wohin|warum|wieso|weshalb|wann|welche[rsmn]?)\b/i;

const bareNumber = /^[\s\d.,+\u2212-]+$/;
