import type { AskedType, GivenReply, InputOf, QuestionInput, Reply } from '../../contract/index.ts';
import { cleanText } from '../text/cleanText.ts';
import { respondentTexts } from '../respondentTexts.ts';
import type { DuSie } from '../respondentTexts.ts';
import type { RespondentTexts } from '../texts.ts';
import { isMasked } from './common/masked.ts';
import { replyRules } from './registry.ts';
import type { InputChunk, ReplyRule } from './ReplyRule.ts';

function ruleOf<T extends AskedType>(type: T): ReplyRule<T> {
  const rules: { readonly [K in AskedType]: ReplyRule<K> } = replyRules;
  return rules[type];
}

/**
 * What is wrong with a reply, as a sentence to the respondent; null when it is fine (domain.md §3.1). The messenger
 * and the engine ask this same function. `language` is the dialog's.
 */
export function replyProblem(
  input: QuestionInput,
  optional: boolean,
  reply: Reply,
  du_sie: DuSie,
  language = 'de',
): string | null {
  const texts = respondentTexts(language, du_sie);
  if (reply.type === 'skip') return optional ? null : texts.required;
  // Whether words are taken at all is for the server to say: here is what they have to be.
  if (reply.type === 'words') return cleanText(reply.text) === '' ? texts.emptyText : null;
  return reply.type === input.type ? ruleOf(input.type).problem(input, reply, texts) : texts.doesNotFit;
}

/** The respondent's bubble for a valid reply, plain text: the messenger shows at once what the engine will say. */
export function shownReply(input: QuestionInput, reply: GivenReply, texts: RespondentTexts): string {
  if (reply.type === 'words') return cleanText(reply.text);
  if (reply.type === 'skip') return texts.skipped;
  return isMasked(input) ? texts.hidden : ruleOf(input.type).shown(input, reply, texts);
}

/** Whether an input is a line to type in, which stays above the keyboard of a phone. */
export function isTyped({ type }: Pick<QuestionInput, 'type'>): boolean {
  return ruleOf(type).isTyped;
}

/**
 * The part that draws a question; null for what is there from the beginning. The messenger loads it by this, and the server has the
 * browser fetch the first question's with the page. Choices whose 'Sonstiges' has a field and emojis are parts of their own, so that
 * nobody else loads them.
 */
export function inputChunk(input: QuestionInput): InputChunk | null {
  if ('emoji' in input) return 'emoji';
  const { part } = ruleOf(input.type);
  return 'other' in input ? (part ? 'otherScales' : 'other') : part;
}

/** The types whose inputs a part of the messenger draws; null: those that are there from the beginning. */
export type TypesDrawnBy<P extends InputChunk | null> = {
  [T in AskedType]: (typeof replyRules)[T]['part'] extends P ? T : never;
}[AskedType];

/** The input of a type that the part draws. */
export type InputDrawnBy<P extends InputChunk | null> = InputOf<TypesDrawnBy<P>>;
