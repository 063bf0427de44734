import type { UnderstandingZone } from '../../contract/index.ts';
import type { BlockUnderstanding } from './BlockUnderstanding.ts';
import type { Example } from './Understanding.ts';
import { Vocabulary } from './Vocabulary.ts';
import { wordsOf } from '../text/words/wordsOf.ts';

/** From these likenesses on two examples of one target say the same, and two of different targets contradict each other. */
const DUPLICATE = 0.9;
const CONTRADICTION = 0.7;
const MOST_LISTED = 100;
/** Of what is not said in the same words. */
const MOST_ALIKE = 0.99;

interface Pair {
  readonly kind: 'duplicate' | 'contradiction';
  readonly one: Example;
  /** One that the author gave; `one` may be what another target says of itself. */
  readonly other: Example;
  /** 0 to 1; 1: the same words. */
  readonly likeness: number;
}

/** How good a training is, by its own examples, each judged as if it were not there. */
export interface Quality {
  /** Wilson's interval at 95 %; null where there is too little to judge by. */
  readonly accuracy: {
    readonly right: number;
    readonly total: number;
    readonly low: number;
    readonly high: number;
  } | null;
  readonly zones: Record<UnderstandingZone, number>;
  readonly confusions: { readonly target: string; readonly taken: string; readonly count: number }[];
  /** Examples that are taken for another target, the surest first. */
  readonly misled: (Example & { readonly taken: string; readonly confidence: number })[];
  readonly findings: Pair[];
}

/** Judges a training by the examples that an author gave. */
export function qualityOf(understanding: BlockUnderstanding): Quality {
  const count = understanding.given;
  const judged = understanding.leaveOneOut().slice(0, count);
  const zones = { sure: 0, unsure: 0, unknown: 0 };
  const confusions = new Map<string, Quality['confusions'][number]>();
  const misled: Quality['misled'] = [];
  let right = 0;
  for (const [at, { zone, best }] of judged.entries()) {
    zones[zone] += 1;
    const example = understanding.examples[at];
    if (!example || !best) continue;
    if (best.target === example.target) right += 1;
    else misled.push({ ...example, taken: best.target, confidence: best.confidence });
    const key = JSON.stringify([example.target, best.target]);
    const before = confusions.get(key)?.count ?? 0;
    confusions.set(key, { target: example.target, taken: best.target, count: before + 1 });
  }
  const targets = new Map<string, number>();
  for (const { target } of understanding.examples.slice(0, count)) targets.set(target, (targets.get(target) ?? 0) + 1);
  const isEnough = [...targets.values()].filter((examples) => examples >= 2).length >= 2;
  return {
    accuracy: isEnough ? { right, total: judged.length, ...wilson(right, judged.length) } : null,
    zones,
    confusions: [...confusions.values()],
    misled: misled.toSorted((one, other) => other.confidence - one.confidence).slice(0, MOST_LISTED),
    findings: [...pairsWithOwn(understanding), ...pairsOf(understanding.examples.slice(0, count))].slice(
      0,
      MOST_LISTED,
    ),
  };
}

/** Wilson's interval of a share, at 95 %. */
function wilson(hits: number, total: number): { low: number; high: number } {
  const z = 1.96;
  const share = hits / total;
  const middle = (share + (z * z) / (2 * total)) / (1 + (z * z) / total);
  const half = (z / (1 + (z * z) / total)) * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Examples that another target has in the same words without training, so that they decide nothing. */
function pairsWithOwn({ examples, given }: BlockUnderstanding): Pair[] {
  const byWords = new Map<string, Example[]>();
  for (const own of examples.slice(given)) {
    const words = sameWords(own.text);
    byWords.set(words, [...(byWords.get(words) ?? []), own]);
  }
  return examples
    .slice(0, given)
    .flatMap((other) =>
      (byWords.get(sameWords(other.text)) ?? [])
        .filter((one) => one.target !== other.target)
        .map(({ target }): Pair => ({ kind: 'contradiction', one: { target, text: other.text }, other, likeness: 1 })),
    );
}

function sameWords(text: string): string {
  return wordsOf(text).join(' ');
}

function pairsOf(examples: readonly Example[]): Pair[] {
  const vocabulary = Vocabulary.of(examples.map(({ text }) => text));
  const words = examples.map(({ text }) => sameWords(text));
  const pairs = examples.flatMap((other, at) => {
    const likenesses = vocabulary.likenesses(other.text, at);
    return examples.slice(0, at).flatMap((one, to): Pair[] => {
      const likeness = words[to] === words[at] ? 1 : Math.min(MOST_ALIKE, likenesses[to] ?? 0);
      const kind = one.target === other.target ? 'duplicate' : 'contradiction';
      return likeness >= (kind === 'duplicate' ? DUPLICATE : CONTRADICTION) ? [{ kind, one, other, likeness }] : [];
    });
  });
  return pairs.toSorted((one, other) => other.likeness - one.likeness).slice(0, MOST_LISTED);
}
