import { ExpressionSyntaxError } from './ExpressionSyntaxError.ts';
import { expressionTexts } from './texts.ts';

export type Sign = '+' | '-' | '*' | '/' | '(' | ')' | ',' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** One word of an expression; `position` counts characters from 1, `written` is how it stands in the source. */
export type Token = { readonly position: number; readonly written: string } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  /** `name` is the variable's or function's; `written` may have it in braces, as in a text. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'end' }
);

const blank = /\s+/y;
const number = /[0-9][0-9A-Za-z_.]*/y;
const name = /\p{L}[\p{L}0-9_.@#$]*/uy;
/** A variable as texts insert it. */
const inserted = /\{\{\s*([A-Za-z][A-Za-z0-9_.@#$]*)\s*\}\}/y;
const sign = /==|!=|<>|<=|>=|=>|=<|[-+*/(),;=<>≤≥≠]/y;
const text = /"((?:[^"]|"")*)"|'([^']*)'|„([^“”"]*)[“”"]/y;
const textStart = /["'„]/y;

/** Other ways to write a sign: a semicolon parts arguments in German spreadsheets. */
const sameSign: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '(': '(',
  ')': ')',
  ',': ',',
  ';': ',',
  '=': '=',
  '==': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '=>': '>=',
  '≥': '>=',
  '=<': '<=',
  '≤': '<=',
  '≠': '!=',
};

function matchAt(pattern: RegExp, source: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(source);
}

function numberToken(position: number, written: string): Token {
  if (!/^\d+(\.\d+)?$/.test(written)) {
    throw new ExpressionSyntaxError(position, expressionTexts.badNumber(position, written));
  }
  return { kind: 'number', value: Number(written), position, written };
}

function tokenAt(source: string, index: number): Token {
  const position = index + 1;
  const asNumber = matchAt(number, source, index);
  if (asNumber) return numberToken(position, asNumber[0]);
  const asName = matchAt(name, source, index);
  if (asName) return { kind: 'name', position, written: asName[0], name: asName[0] };
  const asInserted = matchAt(inserted, source, index);
  if (asInserted) return { kind: 'name', position, written: asInserted[0], name: asInserted[1] ?? '' };
  const asText = matchAt(text, source, index);
  if (asText) {
    // Quotation marks within a text stand twice, as in spreadsheets.
    const value = asText[1]?.replaceAll('""', '"') ?? asText[2] ?? asText[3] ?? '';
    return { kind: 'text', value, position, written: asText[0] };
  }
  if (matchAt(textStart, source, index)) throw new ExpressionSyntaxError(position, expressionTexts.openText(position));
  const written = matchAt(sign, source, index)?.[0];
  const found = written === undefined ? undefined : sameSign[written];
  if (written !== undefined && found !== undefined) return { kind: 'sign', sign: found, position, written };
  const character = String.fromCodePoint(source.codePointAt(index) ?? 0);
  throw new ExpressionSyntaxError(position, expressionTexts.unknownSign(position, character));
}

/** The words of an expression, an end token last. Throws ExpressionSyntaxError. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < source.length) {
    const skipped = matchAt(blank, source, index);
    if (skipped) {
      index += skipped[0].length;
    } else {
      const token = tokenAt(source, index);
      tokens.push(token);
      index += token.written.length;
    }
  }
  return [...tokens, { kind: 'end', position: source.length + 1, written: '' }];
}
