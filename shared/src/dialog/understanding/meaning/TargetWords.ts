import type { MeaningTarget } from '../MeaningTarget.ts';
import { smallWords } from '../smallWords.data.ts';
import type { Example } from '../Understanding.ts';
import { clausesOf } from '../../text/words/clausesOf.ts';
import { readSentence } from './readSentence.ts';
import type { ReadSentence, ReadWord } from './readSentence.ts';
import { knownStem, stemOf } from './stemsOf.ts';
import { fillers, fillerVerbs } from '../../text/words/words.data.ts';

/** The targets that a word stands for, as it is and denied: by what they are called, and by their examples. */
interface Holders {
  readonly called: readonly [Set<string>, Set<string>];
  readonly shown: readonly [Set<string>, Set<string>];
}

/** What a sentence says about targets. */
export interface Mentions {
  /** Named by a word that stands for them alone. */
  readonly named: ReadonlySet<string>;
  /** Of these, those that a word of what they are called names. */
  readonly called: ReadonlySet<string>;
  /** Of these, those that a word names which says it by itself in a delivered list ('Single'). */
  readonly told: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
  /** How many words tell nothing here. */
  readonly unknown: number;
}

/** Whether a word stands in all sentences, and so tells nothing. */
export const isEverywhere = (word: string): boolean => smallWords.has(word) || fillers.has(word);

/** A year or a count beside a word ('Abi 2010') says nothing against it. */
const bareNumber = /^\d+$/;

/** Without: 'kinderlos', 'fleischfrei'. */
const lackings = ['los', 'frei'];

/** Which words stand for which of the targets. */
export class TargetWords {
  readonly #byStem = new Map<string, Holders>();
  /** Stems of words that are a delivered text each. */
  readonly #alone: ReadonlySet<string>;
  readonly #isKnown = (stem: string): boolean => this.#byStem.has(stem);

  constructor(targets: readonly MeaningTarget[], examples: readonly Example[]) {
    for (const { target, own } of targets) for (const text of own) this.#learn(text, target, 'called');
    for (const { text, target } of examples) this.#learn(text, target, 'shown');
    const delivered = targets.flatMap(({ implied }) => implied.map((text) => clausesOf(text).flat()));
    this.#alone = new Set(delivered.flatMap(([word, ...more]) => (word && more.length === 0 ? [stemOf(word)] : [])));
  }

  /** Whether a word says anything here. */
  isTelling(word: string): boolean {
    return this.#holdersOf(word) !== undefined || this.#lackedIn(word) !== null;
  }

  /** What a sentence names and denies: what a word stands for alone; what is denied anywhere is not named. */
  mentions({ words }: ReadSentence): Mentions {
    const named = new Set<string>();
    const called = new Set<string>();
    const told = new Set<string>();
    const denied = new Set<string>();
    let unknown = 0;
    for (const { word, isDenied: isDeniedHere, isOut, isNegator } of words) {
      if (isOut) continue;
      const own = this.#holdersOf(word);
      // 'Kinderlos' denies children.
      const lacked = own ? null : this.#lackedIn(word);
      const holders = own ?? lacked;
      const isDenied = isDeniedHere !== (lacked !== null);
      if (!holders) {
        if (!isNegator && !isEverywhere(word) && !bareNumber.test(word)) unknown += 1;
        continue;
      }
      const [as, against] = isDenied ? ([1, 0] as const) : ([0, 1] as const);
      const meant = holders.called[as].size > 0 ? holders.called[as] : holders.shown[as];
      const [only] = meant;
      if (only !== undefined && meant.size === 1) {
        named.add(only);
        if (holders.called[as].size > 0) called.add(only);
        else if (this.#alone.has(this.#stemOf(word) ?? '')) told.add(only);
      }
      const opposed = holders.called[against].size > 0 ? holders.called[against] : holders.shown[against];
      if (isDenied || opposed.size === 1) for (const target of opposed) if (!meant.has(target)) denied.add(target);
    }
    for (const target of denied) {
      named.delete(target);
      called.delete(target);
    }
    return { named, called, told, denied, unknown };
  }

  #lackedIn(word: string): Holders | null {
    const ending = lackings.find((one) => word.length > one.length && word.endsWith(one));
    const stem = ending === undefined ? (word.startsWith('un') ? word.slice(2) : null) : word.slice(0, -ending.length);
    return (stem !== null && this.#byStem.get(stemOf(stem))) || null;
  }

  #holdersOf(word: string): Holders | undefined {
    const stem = this.#stemOf(word);
    return stem === undefined ? undefined : this.#byStem.get(stem);
  }

  #stemOf(word: string): string | undefined {
    return smallWords.has(word) ? undefined : knownStem(word, this.#isKnown);
  }

  #learn(text: string, target: string, by: keyof Holders): void {
    const read = readSentence(clausesOf(text), (word) => !isEverywhere(word));
    for (const word of read.words) if (isLearned(word, by)) this.#add(word, target, by);
  }

  #add({ word, isDenied }: ReadWord, target: string, by: keyof Holders): void {
    const stem = stemOf(word);
    const holders = this.#byStem.get(stem) ?? { called: [new Set(), new Set()], shown: [new Set(), new Set()] };
    holders[by][isDenied ? 1 : 0].add(target);
    this.#byStem.set(stem, holders);
  }
}

/** What an option is called may be a word that stands everywhere else ('Gern'). */
function isLearned({ word, isNegator, isOut }: ReadWord, by: keyof Holders): boolean {
  if (isNegator || isOut || smallWords.has(word)) return false;
  return by === 'called' || !(fillers.has(word) || fillerVerbs.has(stemOf(word)));
}
