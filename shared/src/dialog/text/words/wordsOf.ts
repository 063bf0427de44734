import { comparable } from '../comparable.ts';

const emoji = /\p{Extended_Pictographic}/u;
const token = /\p{Extended_Pictographic}|[\p{L}\p{N}]+/gu;

/**
 * The words of a text as spelling mistakes and dialects leave them: without case, umlauts, accents and signs, each letter
 * at most twice in a row; every emoji is a word of its own.
 *
 * 'Nööö, STRASSE/Straße 👍' gives 'noo', 'strasse', 'strasse', '👍'.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = comparable(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    // 'ae' for 'ä', but not in 'neue', 'bauen' or 'Quelle'.
    .replaceAll(/(?<![aeq])([aou])e/g, '$1')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1');
  return plain.match(token) ?? [];
}

/** Whether a word is an emoji. */
export function isEmoji(word: string): boolean {
  return emoji.test(word);
}
