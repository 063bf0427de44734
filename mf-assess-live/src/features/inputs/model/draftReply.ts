import type { QuestionInput, Reply } from '@dialogwerk/shared/contract';
import { readNumber } from './readNumber.ts';

/** What was typed for a question, as the reply that its input begins with; null where nothing can be typed or was. */
export function draftReply({ type }: QuestionInput, text: string, language: string): Reply | null {
  if (text === '') return null;
  if (type === 'number') {
    const value = readNumber(text, language);
    return Number.isNaN(value) ? null : { type, value };
  }
  const isText = type === 'open' || type === 'qa' || type === 'email' || type === 'phone' || type === 'url';
  return isText ? { type, text } : null;
}
