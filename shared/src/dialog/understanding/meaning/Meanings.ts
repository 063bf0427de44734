import type { MeaningTarget } from '../MeaningTarget.ts';
import type { Example } from '../Understanding.ts';
import { clausesOf } from '../../text/words/clausesOf.ts';
import type { Silence } from '../../text/words/noAnswer.data.ts';
import { isPole, PolarScale } from './PolarScale.ts';
import type { Taken } from './PolarScale.ts';
import { readSentence } from './readSentence.ts';
import type { ReadSentence } from './readSentence.ts';
import { silenceIn, silenceOf } from '../../text/words/silenceIn.ts';
import { TaughtDenials } from './TaughtDenials.ts';
import { isEverywhere, TargetWords } from './TargetWords.ts';

/** What a sentence says, beside what examples make of it. */
export type Meaning =
  /** That there is no answer; `target`: the option for that, null where there is none. */
  | { readonly kind: 'silent'; readonly target: string | null }
  /** One option, or some that it may mean, the likeliest first; `isPlain`: nothing is denied, graded or taken back, so that examples may say otherwise. */
  | { readonly kind: 'taken'; readonly taken: Taken; readonly isPlain: boolean }
  /** No more than that it is none of these; `rest`: the others that answer. */
  | {
      readonly kind: 'denied';
      readonly denied: ReadonlySet<string>;
      readonly rest: readonly string[];
      readonly affirmed: string | null;
    }
  /** Nothing that these rules know, or that examples know better. */
  | { readonly kind: 'plain' };

/** How many words that tell nothing may stand beside an option's own. */
const MOST_UNKNOWN = 2;

/**
 * The layer of meaning before the classifier: what a reply to a choice denies, sets against each other, grades, names together or takes back,
 * and that it gives no answer. Rules alone, in time in proportion to the reply.
 */
export class Meanings {
  readonly #options: readonly string[];
  readonly #silent: ReadonlyMap<string, Silence>;
  readonly #words: TargetWords;
  readonly #scale: PolarScale | null;
  readonly #denying: readonly string[];
  readonly #denials: TaughtDenials;
  /** What an author gave. */
  readonly #given: readonly Example[];
  /** By target, whether an example of it says that there is no answer; worked out when it is first needed. */
  readonly #silences = new Map<string, boolean>();

  /**
   * @param examples all that the block is trained with
   * @param given how many of them, from the first on, an author gave
   */
  constructor(targets: readonly MeaningTarget[], examples: readonly Example[], given: number) {
    const options = targets.filter(({ kind }) => kind === 'option');
    this.#silent = new Map(
      options.flatMap(({ target, label }) => {
        const silence = silenceOf(clausesOf(label).flat());
        return silence === null ? [] : [[target, silence] as const];
      }),
    );
    const answering = options.filter(({ target }) => !this.#silent.has(target));
    this.#options = answering.map(({ target }) => target);
    this.#words = new TargetWords(
      answering,
      examples.filter(({ target }) => !this.#silent.has(target)),
    );
    const read = answering.map(({ target, label }) => ({ target, read: readSentence(clausesOf(label), isPole) }));
    this.#scale = PolarScale.of(read);
    this.#denying = read
      .filter((option) => option.read.words.some(({ isNegator }) => isNegator))
      .map(({ target }) => target);
    this.#denials = new TaughtDenials(examples);
    this.#given = examples.slice(0, given);
  }

  /**
   * What a reply says.
   * @param learned the target that examples are sure of; one that was taught with such words is theirs: 'Das sage ich nicht', 'Wegen der Wolken war
   * kein Stern zu sehen'. Absent: none.
   */
  of(reply: string, learned?: string): Meaning {
    const meaning = this.#read(reply);
    if (learned === undefined) return meaning;
    if (meaning.kind === 'denied' && this.#denials.has(reply, learned)) return { kind: 'plain' };
    const isUntold = meaning.kind === 'silent' && meaning.target === null;
    return isUntold && this.#isTaughtSilence(learned) ? { kind: 'plain' } : meaning;
  }

  #isTaughtSilence(target: string): boolean {
    const known = this.#silences.get(target);
    if (known !== undefined) return known;
    const isTaught = this.#given.some((one) => one.target === target && this.#read(one.text).kind === 'silent');
    this.#silences.set(target, isTaught);
    return isTaught;
  }

  #read(reply: string): Meaning {
    const clauses = clausesOf(reply);
    const silence = silenceIn(clauses.flat());
    if (!silence) return this.#said(clauses);
    const flat = clauses.flat();
    const others = [flat.slice(0, silence.start), flat.slice(silence.end)];
    const saysMore = others.some((words) => words.some((word) => this.#isTelling(word)));
    if (!saysMore) return { kind: 'silent', target: this.#silentOption(silence.kind) };
    const said = this.#said(others);
    return said.kind === 'taken' ? { ...said, taken: { ...said.taken, isSure: false } } : said;
  }

  #said(clauses: readonly (readonly string[])[]): Meaning {
    const read = readSentence(clauses, (word) => this.#isTelling(word));
    const scaled = this.#scale?.take(read);
    if (scaled) return { kind: 'taken', taken: scaled, isPlain: false };
    const { named, called, told, denied, unknown } = this.#words.mentions(read);
    const isShaped =
      denied.size > 0 ||
      read.words.some(({ word, isOut, isDenied }) => isOut || (isDenied && this.#words.isTelling(word)));
    if (called.size > 1 || (named.size > 1 && isShaped) || joins(clauses, named.size))
      return unsure([...named].slice(0, 3));
    const [only] = called.size === 1 ? called : named;
    if (only !== undefined && (named.size === 1 || called.size === 1)) {
      const isCalled = called.size === 1 && named.size === 1;
      if (isShaped || isCalled) {
        return {
          kind: 'taken',
          taken: { targets: [only], isSure: !read.isTwisted && unknown <= MOST_UNKNOWN },
          isPlain: !isShaped,
        };
      }
    }
    if (only !== undefined && named.size === 1 && told.has(only) && unknown === 0 && !isShaped)
      return { kind: 'taken', taken: { targets: [only], isSure: true }, isPlain: true };
    const denying = this.#denyingFor(read, denied);
    if (denying !== null)
      return { kind: 'taken', taken: { targets: [denying], isSure: unknown === 0 && !read.isTwisted }, isPlain: false };
    if (!isShaped) return { kind: 'plain' };
    const affirmed = read.words.filter(({ isDenied, isOut, isNegator }) => !isDenied && !isOut && !isNegator);
    const saysMore = affirmed.some(({ word }) => !isEverywhere(word));
    const rest = this.#options.filter((target) => !denied.has(target));
    return { kind: 'denied', denied, rest, affirmed: saysMore ? affirmed.map(({ word }) => word).join(' ') : null };
  }

  /** The only option that denies something ('Kein Haustier'), where a reply denies all others, or nothing in particular ('noch nie'). */
  #denyingFor({ words }: ReadSentence, denied: ReadonlySet<string>): string | null {
    const [only, ...others] = this.#denying;
    if (only === undefined || others.length > 0 || denied.has(only)) return null;
    const isBare =
      denied.size === 0 &&
      words.some(({ isNegator, isOut }) => isNegator && !isOut) &&
      words.every(({ word, isDenied }) => !isDenied || !this.#words.isTelling(word));
    return isBare || denied.size === this.#options.length - 1 ? only : null;
  }

  #isTelling(word: string): boolean {
    return this.#words.isTelling(word) || this.#scale?.isTelling(word) === true;
  }

  /** The option for this kind of no answer, else the one there is. */
  #silentOption(kind: Silence): string | null {
    const [first] = this.#silent.keys();
    return [...this.#silent].find(([, own]) => own === kind)?.[0] ?? first ?? null;
  }
}

const joints: ReadonlySet<string> = new Set(['und', 'oder', 'sowohl', 'entweder', 'halb', 'mal', 'erst', 'and', 'or']);

/** Whether a sentence puts several things together. */
function joins(clauses: readonly (readonly string[])[], named: number): boolean {
  return named > 1 && (clauses.length > 1 || clauses.some((words) => words.some((word) => joints.has(word))));
}

function unsure(targets: readonly string[]): Meaning {
  return { kind: 'taken', taken: { targets, isSure: false }, isPlain: true };
}
