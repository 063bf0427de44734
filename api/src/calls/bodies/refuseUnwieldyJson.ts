import { CallError } from '../../errors/CallError.ts';
import { MAX_DEPTH } from '../refuseUnsafeJson.ts';

/** More values than a dialog as large as a call takes them has. */
const MOST_VALUES = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Refuses (400) a text before it is read as JSON whose reading would hold up everybody: one that is nested deeper than any
 * call is, or has more values than any call has. A megabyte of brackets takes fifty times as long to read as one of words.
 */
export function refuseUnwieldyJson(text: string, mostValues = MOST_VALUES): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) values += 1;
    else if (OPENING.has(sign)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(sign)) depth -= 1;
    if (depth > MAX_DEPTH) throw new CallError('request/too-deep');
    if (values > mostValues) throw new CallError('request/too-many-values');
  }
}

/** Where the string ends that begins here; behind the text for one that does not end. */
function endOfString(text: string, begin: number): number {
  // A search for a sign takes a tenth of the time of looking at each, and an imported file is one long string.
  let at = text.indexOf('"', begin + 1);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}

/** Whether an odd number of backslashes stands before a sign. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}
