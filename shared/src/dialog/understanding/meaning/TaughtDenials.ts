import { smallWords } from '../smallWords.data.ts';
import type { Example } from '../Understanding.ts';
import { wordsOf } from '../../text/words/wordsOf.ts';
import { isNegator } from '../../text/words/clausesOf.ts';

/** An example that shares so many telling words with a reply knows what it is about. */
const LEAST_SHARED = 2;

/** The examples of one target by what they tell. */
interface Told {
  /** By telling word: the examples that have it, one that has it twice twice. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** By example: whether it denies. */
  readonly denies: readonly boolean[];
}

/** Which denials the examples know of, looked up by their words. */
export class TaughtDenials {
  readonly #texts = new Map<string, string[]>();
  /** By target, worked out when it is first needed. */
  readonly #told = new Map<string, Told>();

  constructor(examples: readonly Example[]) {
    for (const { text, target } of examples) {
      const own = this.#texts.get(target);
      if (own) own.push(text);
      else this.#texts.set(target, [text]);
    }
  }

  /** Whether the example of a target that shares most of what a reply tells denies as well. */
  has(reply: string, target: string): boolean {
    const told = this.#told.get(target) ?? toldBy(this.#texts.get(target) ?? []);
    this.#told.set(target, told);
    const shared = new Map<number, number>();
    for (const word of new Set(tellingIn(wordsOf(reply)))) {
      for (const at of told.byWord.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    const most = Math.max(0, ...shared.values());
    // The first of those that share as much.
    const nearest = Math.min(...[...shared].flatMap(([at, count]) => (count === most ? [at] : [])));
    return most >= LEAST_SHARED && told.denies[nearest] === true;
  }
}

function toldBy(texts: readonly string[]): Told {
  const byWord = new Map<string, number[]>();
  const denies = texts.map((text, at) => {
    const words = wordsOf(text);
    for (const word of tellingIn(words)) {
      const holders = byWord.get(word);
      if (holders) holders.push(at);
      else byWord.set(word, [at]);
    }
    return words.some(isNegator);
  });
  return { byWord, denies };
}

/** The words that tell something and do not deny. */
function tellingIn(words: readonly string[]): readonly string[] {
  return words.filter((word) => !smallWords.has(word) && !isNegator(word));
}
