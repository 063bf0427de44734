import type { CodedText } from '@dialogwerk/shared/contract';

/** That a text was given a code, or had it taken away. */
export interface Coding {
  readonly conversation_id: string;
  readonly code_id: string;
  readonly is_given: boolean;
}

/** The texts after one of them was coded. */
export function withCoding(
  texts: readonly CodedText[],
  { conversation_id, code_id, is_given }: Coding,
): readonly CodedText[] {
  return texts.map((text) => {
    if (text.conversation_id !== conversation_id) return text;
    const others = text.own.filter((id) => id !== code_id);
    return Object.assign({}, text, { own: is_given ? [...others, code_id] : others });
  });
}
