import type { CodedText } from '@dialogwerk/shared/contract';

/** The texts after one of them was given a code, or had it taken away. */
export function withCoding(
  texts: readonly CodedText[],
  conversation_id: string,
  code_id: string,
  isGiven: boolean,
): CodedText[] {
  return texts.map((text) => {
    if (text.conversation_id !== conversation_id) return text;
    const others = text.own.filter((id) => id !== code_id);
    const { text: words, answered_at, others: byOthers } = text;
    return {
      conversation_id,
      text: words,
      answered_at,
      own: isGiven ? [...others, code_id] : others,
      others: byOthers,
    };
  });
}
