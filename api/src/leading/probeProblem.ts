import { contentStems, speaksOf, stemsOf } from '@dialogwerk/shared/dialog';
import type { ModelCall } from '@dialogwerk/shared/dialog';
import { saysDu, saysSie } from './formOfAddress.ts';
import { isOtherLanguage } from './isOtherLanguage.ts';

type Probe = Extract<ModelCall, { kind: 'probe' }>;

/** The longest probe, in characters. */
const LONGEST = 240;
/** The share of its words that has to come from what was asked, said or wanted. */
const KNOWN_SHARE = 0.5;

const leading =
  /nicht wahr|stimmt'?s|oder\s{0,3}(?:nicht\s{0,3})?\?$|, (?:gell|ne|richtig|korrekt)\s{0,3}\?|finden sie nicht|findest du nicht|meinen sie nicht|meinst du nicht|ist es nicht so|doch (?:sicher|bestimmt|wohl|auch)|sicherlich|bestimmt (?:auch|war|ist|hat|haben)|sie sind (?:doch|sicher)|du bist (?:doch|sicher)|würden sie nicht|würdest du nicht|isn't it|don't you|wouldn't you/iu;

/**
 * What keeps a probe from being asked, as one sentence to the model; null for none. It has to be one question, short, about what was
 * asked or said, not leading, not of what the author avoids, and speak to the respondent as the dialog does.
 */
export function probeProblem(call: Probe, question: string): string | null {
  const text = question.trim();
  const marks = text.match(/\?/g)?.length ?? 0;
  if (marks !== 1 || !text.endsWith('?')) return 'Es war nicht genau eine Frage.';
  if (text.length > LONGEST) return 'Sie war zu lang.';
  if (/[.!:;]\s+\p{L}.*[.!:;]\s+\p{L}/u.test(text)) return 'Sie bestand aus mehreren Sätzen.';
  if (isOtherLanguage(text, call.language)) return 'Sie war in einer anderen Sprache.';
  if (leading.test(text)) return 'Sie legte eine Antwort nahe.';
  if (call.language.startsWith('de')) {
    if (call.du_sie === 'sie' && saysDu(text)) return 'Sie duzte die Person.';
    if (call.du_sie === 'du' && saysSie(text)) return 'Sie siezte die Person.';
  }
  const own = contentStems(text);
  const said = stemsOf([call.question, ...call.said.map((one) => one.text)].join(' '));
  const avoided = new Set(contentStems(call.avoid).filter((one) => !said.includes(one)));
  // A topic as a whole is not asked about even where the respondent has brought it up.
  if (own.some((one) => avoided.has(one)) || speaksOf(call.avoid, text)) {
    return 'Sie fragte nach etwas, worum es nicht gehen darf.';
  }
  const known = new Set([...said, ...stemsOf(call.goal)]);
  const strange = own.filter((one) => !known.has(one));
  if (own.length > 0 && strange.length > own.length * (1 - KNOWN_SHARE)) return 'Sie schnitt ein neues Thema an.';
  if (call.said.some(({ by, text: before }) => by === 'model' && before.trim() === text))
    return 'Sie war schon gestellt.';
  return null;
}
