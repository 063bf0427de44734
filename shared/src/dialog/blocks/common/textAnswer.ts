import { cleanText } from '../../text/cleanText.ts';
import type { Answer } from '../BlockRule.ts';

/** A typed text as an answer; its variable holds it as it is kept. */
export function textAnswer(text: string): Answer {
  const kept = cleanText(text);
  return { stored: kept, variable: kept, label: null, chosen: [] };
}
