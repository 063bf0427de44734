import { printParseErrorCode, visit } from 'jsonc-parser';
import type { ParseErrorCode } from 'jsonc-parser';

/** Where a text stops being JSON. `end` is true when it only stops too early. */
export interface JsonFault {
  /** Index of the first character that does not fit. */
  readonly index: number;
  readonly end: boolean;
}

const strictly = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
const startedWord = /^(?:-|tr?u?|fa?l?s?|nu?l?)$/;
const forbiddenInText = /[^ -\u{10FFFF}]|\\(?!["\\/bfnrt]|u[\da-fA-F]{4})/u;

/** The first place at which a text is not JSON; null for JSON. One that is nested too deep to be read counts as cut off. */
export function firstJsonFault(source: string): JsonFault | null {
  const found: number[] = [];
  const onError = (code: ParseErrorCode, offset: number, length: number): void => {
    if (found.length > 0) return;
    const token = source.slice(offset, offset + length);
    found.push(offset + placeIn(token, printParseErrorCode(code), offset + length === source.length));
  };
  try {
    visit(source, { onError }, strictly);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    found.push(source.length);
  }
  const [index] = found;
  return index === undefined ? null : { index, end: index >= source.length };
}

/** Where in the token the fault lies, because the library names the token alone. */
function placeIn(token: string, problem: string, isLast: boolean): number {
  switch (problem) {
    case 'UnexpectedEndOfString':
    case 'UnexpectedEndOfNumber':
      return token.length;
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return Math.max(0, token.search(forbiddenInText));
    case 'InvalidSymbol':
      return isLast && startedWord.test(token) ? token.length : 0;
    default:
      return 0;
  }
}
