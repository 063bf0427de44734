import type { BlockType } from '../../../contract/index.ts';
import type { Choice } from '../../Choice.ts';
import { wordsOf } from './wordsOf.ts';
import { no, yes } from './yesOrNo.data.ts';

const singleWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.map((text) => wordsOf(text)).flatMap((words) => (words.length === 1 ? words : [])));
const agreements = singleWords(yes);
const refusals = singleWords(no);

const begins = (choices: readonly Choice[], words: readonly string[]): Choice[] =>
  choices.filter(({ label }) => words.includes(wordsOf(label)[0] ?? ''));

/** The choices that say yes and no, if there is one of each: those of a consent, else those that begin so ('Ja, gern'). */
function yesAndNo(type: BlockType, choices: readonly Choice[]): readonly [Choice, Choice] | null {
  const [agree, decline] = choices;
  if (type === 'consent') return agree && decline ? [agree, decline] : null;
  const [said, ...otherYes] = begins(choices, ['ja', 'yes']);
  const [denied, ...otherNo] = begins(choices, ['nein', 'no']);
  return said && denied && otherYes.length + otherNo.length === 0 ? [said, denied] : null;
}

/** Whether a reply is a plain yes: 'ja', 'ja genau'. */
export function saysYes(reply: string): boolean {
  return isOnly(reply, agreements);
}

/** Whether a reply is a plain no: 'nein', 'nee nee'. */
export function saysNo(reply: string): boolean {
  return isOnly(reply, refusals);
}

function isOnly(reply: string, known: ReadonlySet<string>): boolean {
  const words = wordsOf(reply);
  return words.length > 0 && words.every((word) => known.has(word));
}

/** By choice: how people say yes and no, where the choices are such; empty elsewhere. */
export function yesOrNo(type: BlockType, choices: readonly Choice[]): ReadonlyMap<string, readonly string[]> {
  const both = yesAndNo(type, choices);
  return new Map(
    both
      ? [
          [both[0].id, yes],
          [both[1].id, no],
        ]
      : [],
  );
}
