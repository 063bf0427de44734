import type { ModelCall } from '@dialogwerk/shared/dialog';
import { askingWords } from './askingWords.data.ts';
import { saysDu, saysSie } from './formOfAddress.ts';

type Probe = Extract<ModelCall, { kind: 'probe' }>;

/** The longest probe, in characters. */
const LONGEST = 240;
/** Words begin alike from so many letters on: 'Lieferung', 'liefern'. */
const STEM = 5;
/** The share of its words that has to come from what was asked, said or wanted. */
const KNOWN_SHARE = 0.5;

const leading =
  /nicht wahr|stimmt'?s|oder\s{0,3}(?:nicht\s{0,3})?\?$|, (?:gell|ne|richtig|korrekt)\s{0,3}\?|finden sie nicht|findest du nicht|meinen sie nicht|meinst du nicht|ist es nicht so|doch (?:sicher|bestimmt|wohl|auch)|sicherlich|bestimmt (?:auch|war|ist|hat|haben)|sie sind (?:doch|sicher)|du bist (?:doch|sicher)|würden sie nicht|würdest du nicht|isn't it|don't you|wouldn't you/iu;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}]+/u)
    .filter(({ length }) => length >= 4);
}

const stem = (word: string): string => word.slice(0, STEM);
const asking = new Set(askingWords.map(stem));

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
  if (leading.test(text)) return 'Sie legte eine Antwort nahe.';
  if (call.language.startsWith('de')) {
    if (call.du_sie === 'sie' && saysDu(text)) return 'Sie duzte die Person.';
    if (call.du_sie === 'du' && saysSie(text)) return 'Sie siezte die Person.';
  }
  const own = wordsOf(text).filter((word) => !asking.has(stem(word)));
  const said = wordsOf([call.question, ...call.said.map((one) => one.text)].join(' ')).map(stem);
  const avoided = new Set(
    wordsOf(call.avoid)
      .map(stem)
      .filter((one) => !asking.has(one) && !said.includes(one)),
  );
  if (own.some((word) => avoided.has(stem(word)))) return 'Sie fragte nach etwas, worum es nicht gehen darf.';
  const known = new Set([...said, ...wordsOf(call.goal).map(stem)]);
  const strange = own.filter((word) => !known.has(stem(word)));
  if (own.length > 0 && strange.length > own.length * (1 - KNOWN_SHARE)) return 'Sie schnitt ein neues Thema an.';
  if (call.said.some(({ by, text: before }) => by === 'model' && before.trim() === text))
    return 'Sie war schon gestellt.';
  return null;
}
