import { single } from '../../../testing/blocks.ts';
import { aSnapshot } from '../../../testing/aSnapshot.ts';
import { compileSurvey } from '../../../engine/survey/compileSurvey.ts';
import { BlockUnderstanding } from '../../BlockUnderstanding.ts';
import type { Understood } from '../../../engine/words/Understood.ts';
import { meaningTargets } from '../../MeaningTarget.ts';
import type { MeasuredQuestion } from './questions.data.ts';
import type { SentenceKind } from './sentences.data.ts';

/**
 * How a sentence was taken: `right`, also where it is asked back about two that it may mean; `asked`: about the right one, which was plain;
 * `missed`: needlessly not understood; `wrong`: sure of another option; `opposite`: sure of one that it denies, or of the other pole.
 */
export type Verdict = 'right' | 'asked' | 'missed' | 'wrong' | 'opposite';

/** Kinds where whatever is wrong has been denied. */
const denying: ReadonlySet<SentenceKind> = new Set(['negation', 'contrast', 'correction']);
const noAnswer = /weiß|angabe|nicht sagen/i;

/** Understands replies to a question by its options and what was trained, as a server does. */
export function understandingOf({ options, examples = {} }: MeasuredQuestion): BlockUnderstanding {
  const block = single('asked', { options: options.map((text) => ({ id: text, text, score: null })), in_words: true });
  const trained = Object.entries(examples).flatMap(([target, texts]) => texts.map((text) => ({ text, target })));
  const targets = meaningTargets(compileSurvey(aSnapshot([block])), 'asked');
  return new BlockUnderstanding({ targets, examples: trained, bounds: null });
}

/** Judges what a sentence was taken for by what it means, in the signs of `sentences.data.ts`. */
export function judgeSentence(
  question: MeasuredQuestion,
  kind: SentenceKind,
  meant: string,
  { zone, matches, isNoAnswer }: Understood,
): Verdict {
  const targets = matches.map(({ target }) => target);
  const sure = zone === 'sure' ? targets[0] : undefined;
  if (meant === '0') {
    if (isNoAnswer === true || (sure !== undefined && noAnswer.test(sure))) return 'right';
    return sure === undefined ? 'missed' : wrongly(question, kind, [], sure);
  }
  if (meant === '?') return sure === undefined ? 'right' : 'wrong';
  if (meant.startsWith('!')) {
    const denied = meant.slice(1);
    if (sure === denied) return 'opposite';
    if (sure !== undefined) return question.options.length === 2 ? 'right' : 'wrong';
    return targets.includes(denied) ? 'missed' : 'right';
  }
  const isBoth = meant.includes('&');
  const possible = meant.split(/[&|]/);
  if (sure !== undefined) return !isBoth && possible.includes(sure) ? 'right' : wrongly(question, kind, possible, sure);
  if (isBoth) return possible.every((option) => targets.includes(option)) ? 'right' : 'missed';
  if (!possible.some((option) => targets.includes(option))) return 'missed';
  return possible.length > 1 ? 'right' : 'asked';
}

function wrongly(
  { options, poles }: MeasuredQuestion,
  kind: SentenceKind,
  possible: readonly string[],
  sure: string,
): Verdict {
  if (denying.has(kind) && possible.length > 0 && !poles) return 'opposite';
  const side = (option: string): number => {
    const place = options.indexOf(option);
    if (!poles || place < 0) return 0;
    if (place < poles[0]) return 1;
    return place >= options.length - poles[1] && !noAnswer.test(option) ? -1 : 0;
  };
  return possible.length > 0 && possible.every((option) => side(option) * side(sure) < 0) ? 'opposite' : 'wrong';
}
