import type { QuestionInput } from '@dialogwerk/shared/contract';
import { typedWord } from './typedWord.ts';
import type { TypedWord } from './typedWord.ts';

/** The word that a reply is, in the dialog's language; what is typed next then takes its place. null where it is an answer. */
export function wordIn(said: string, input: QuestionInput, language: string): TypedWord | null {
  const word = typedWord(said, input, language);
  if (word) document.querySelector<HTMLInputElement | HTMLTextAreaElement>('.dw-composer [data-typed]')?.select();
  return word;
}
