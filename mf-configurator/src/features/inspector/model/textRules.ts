import { texts } from '../texts.ts';

/** As the contract has it. */
const MESSAGE_LIMIT = 20_000;
const SHORT_LIMIT = 200;
const REASON_LIMIT = 2_000;

/** A text that the bot says. */
export function messageRule(text: string): true | string {
  return text.length <= MESSAGE_LIMIT || texts.tooLong('20.000');
}

/** A name or a label. */
export function shortTextRule(text: string): true | string {
  return text.length <= SHORT_LIMIT || texts.tooLong('200');
}

/** The answer to 'Warum fragen Sie das?'. */
export function reasonRule(text: string): true | string {
  return text.length <= REASON_LIMIT || texts.tooLong('2.000');
}

/** A text that may be left out: null then. */
export function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
