import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';

/** A rule for a text of at most `limit` characters. */
export function atMost(limit: number): (text: string) => true | string {
  return (text) => text.length <= limit || texts.tooLong(limit);
}

/** A text that the bot says. */
export const messageRule = atMost(TEXT_LIMITS.message);

/** A name or a label. */
export const shortTextRule = atMost(TEXT_LIMITS.label);

/** A text that may be left out: null then. */
export function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
