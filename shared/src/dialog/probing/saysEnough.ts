import { contentStems, stemsOf } from './contentWords.ts';

/** What a reply has at least that names what is wanted, and what one that is long enough whatever it names: signs, and words of its own. */
const NAMING = { signs: 40, words: 4 };
const LONG = { signs: 160, words: 12 };

interface Wanted {
  /** What the author wants to know. */
  readonly goal: string;
  /** What was asked; its words say nothing new in a reply. */
  readonly question: string;
}

/** Whether replies to a question and its probes say enough without a model's judgement: by their length, their words and those of the goal. */
export function saysEnough(replies: readonly string[], { goal, question }: Wanted): boolean {
  const text = replies.join(' ').trim();
  const asked = new Set(stemsOf(question));
  const said = new Set(contentStems(text).filter((one) => !asked.has(one)));
  const wanted = contentStems(goal).filter((one) => !asked.has(one));
  const isNamed = wanted.length === 0 || wanted.some((one) => said.has(one));
  const has = ({ signs, words }: typeof LONG): boolean => text.length >= signs && said.size >= words;
  return has(LONG) || (isNamed && has(NAMING));
}
