import type { QualityFlag } from '../../../contract/index.ts';
import type { StoredPart } from '../StoredConversation.ts';
import { otherId } from '../../blocks/common/other.ts';
import { isNonsense } from './isNonsense.ts';
import { writtenId } from '../../blocks/loop/roundId.ts';

/** What a finished conversation is judged by. */
export interface JudgedConversation {
  /** Those that apply. */
  readonly answers: readonly StoredPart[];
  /** Of each reply: how many words the bot had said before it, and after how many milliseconds it came. */
  readonly replies: readonly (readonly [words: number, took_ms: number])[];
  /** The batteries of its revision. */
  readonly batteries: readonly string[];
  /** The questions of its revision that take free text. */
  readonly texts: readonly string[];
}

/** Nobody reads a word in less: Zhang and Conrad, 'Speeding in Web Surveys' (2014). */
const MS_PER_WORD = 300;
const LEAST_REPLIES = 3;
/** Fewer items are often answered alike in earnest. */
const LEAST_ITEMS = 4;

/** Whether more than half of the replies came faster than one can read what was said before. */
function isFast(replies: JudgedConversation['replies']): boolean {
  if (replies.length < LEAST_REPLIES) return false;
  return replies.filter(([words, took]) => took < words * MS_PER_WORD).length > replies.length / 2;
}

/** Whether every battery of some length has the same point throughout. */
function isStraight({ answers, batteries }: JudgedConversation): boolean {
  const asked = new Set(answers.flatMap(([question]) => (batteries.includes(writtenId(question)) ? [question] : [])));
  const long = [...asked]
    .map((id) =>
      answers.filter(([question, part, value]) => question === id && part !== '' && typeof value === 'number'),
    )
    .filter((points) => points.length >= LEAST_ITEMS);
  return long.length > 0 && long.every((points) => new Set(points.map(([, , value]) => value)).size === 1);
}

/** The free texts: replies to open questions and to probes, and what was typed beside 'Sonstiges'. */
function textsOf({ answers, texts }: Pick<JudgedConversation, 'answers' | 'texts'>): string[] {
  return answers.flatMap(([question, part, value]) =>
    typeof value === 'string' &&
    (texts.includes(writtenId(question)) || part === `${question}#1` || part === otherId(question))
      ? [value]
      : [],
  );
}

/**
 * What speaks against the quality of a conversation, 'duplicate' apart, which only the others tell (`likenessOf`). It marks;
 * nothing is ever taken away by it.
 */
export function qualityFlags(conversation: JudgedConversation): QualityFlag[] {
  const texts = textsOf(conversation);
  const isMostlyNonsense = texts.filter(isNonsense).length > texts.length / 2;
  return [
    ...(isFast(conversation.replies) ? (['fast'] as const) : []),
    ...(isStraight(conversation) ? (['straight'] as const) : []),
    ...(isMostlyNonsense ? (['nonsense'] as const) : []),
  ];
}

/** From so many answers, or so many signs of free text, on two conversations are not alike by chance. */
const LEAST_ANSWERS = 12;
const LEAST_TEXT = 20;

/**
 * All that was answered as one text, the same for conversations with the same answers; null where so little was said that
 * many say the same.
 */
export function likenessOf(conversation: Pick<JudgedConversation, 'answers' | 'texts'>): string | null {
  const { answers } = conversation;
  const signs = textsOf(conversation).reduce((sum, text) => sum + text.trim().length, 0);
  if (answers.length < LEAST_ANSWERS && signs < LEAST_TEXT) return null;
  return answers
    .map((answer) => JSON.stringify(answer).toLowerCase())
    .toSorted()
    .join('\n');
}
