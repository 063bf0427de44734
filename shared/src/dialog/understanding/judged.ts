import type { Meaning } from './meaning/Meanings.ts';
import type { Match } from '../engine/words/Understood.ts';
import type { Decision, Understood } from '../engine/words/Understood.ts';

/** How many targets a respondent is asked about at most. */
export const MOST_CANDIDATES = 3;

export const isOther =
  (target: string) =>
  (match: Match): boolean =>
    match.target !== target;

type Judged = Omit<Decision, 'by'>;

/** A target that a reply is surely taken for. */
export function sureOf(target: string, all: readonly Match[]): Judged {
  const match = { target, confidence: 1 };
  return { zone: 'sure', matches: [match], all: [match, ...all.filter(isOther(target))] };
}

/** Targets to ask about, none likelier than another. */
export function unsureOf(targets: readonly string[], all: readonly Match[]): Judged {
  const matches = targets.slice(0, MOST_CANDIDATES).map((target) => ({ target, confidence: 1 / (targets.length + 1) }));
  return { zone: 'unsure', matches, all: [...matches, ...all.filter(({ target }) => !targets.includes(target))] };
}

/** What rules take a reply for; where its examples are sure of the same, it is sure. */
export function taken(
  { taken: { targets, isSure }, isPlain }: Extract<Meaning, { kind: 'taken' }>,
  learned: Understood,
  all: readonly Match[],
): Decision {
  const [only, ...others] = targets;
  if (only === undefined) return { ...learned, by: 'examples', all };
  const [best] = learned.matches;
  const agrees = learned.zone === 'sure' && best?.target === only;
  if (others.length === 0 && (isSure || agrees)) {
    const contradicts = learned.zone === 'sure' && !agrees && best && isPlain;
    return { ...(contradicts ? unsureOf([only, best.target], all) : sureOf(only, all)), by: 'meaning' };
  }
  return { ...unsureOf(targets, all), by: 'meaning' };
}
