import { ExpressionSyntaxError } from './ExpressionSyntaxError.ts';
import { tokenize } from './tokenize.ts';
import type { Token } from './tokenize.ts';
import { isWord } from './words.ts';

/** Looks a name up: the new one, undefined where it stays. */
export type NewNames = Pick<ReadonlyMap<string, string>, 'get'>;

const placeholder = /\{\{(\s*)([A-Za-z][A-Za-z0-9_.@#$]*)(\s*)\}\}/g;

/** An expression with variables by their new names; texts and function names stay. One that cannot be read stays whole. */
export function renameVariables(expression: string, names: NewNames): string {
  const tokens = tokensOf(expression);
  let renamed = expression;
  // From behind, because a longer name moves what follows.
  for (const [index, token] of [...tokens.entries()].toReversed()) {
    if (token.kind !== 'name' || isCalled(tokens[index + 1])) continue;
    const isInserted = token.written !== token.name;
    const name = isWord(token.name) && !isInserted ? undefined : names.get(token.name);
    if (name === undefined) continue;
    // In braces where the name would mean something else.
    const written = isInserted || !isWord(name) ? token.written.replace(token.name, name) : `{{${name}}}`;
    const start = token.position - 1;
    renamed = renamed.slice(0, start) + written + renamed.slice(start + token.written.length);
  }
  return renamed;
}

/** A text with its `{{variables}}` by their new names. */
export function renamePlaceholders(text: string, names: NewNames): string {
  return text.replaceAll(placeholder, (whole, before: string, name: string, after: string) => {
    const renamed = names.get(name);
    return renamed === undefined ? whole : `{{${before}${renamed}${after}}}`;
  });
}

function isCalled(next: Token | undefined): boolean {
  return next?.kind === 'sign' && next.sign === '(';
}

/** The words of an expression; none of one that cannot be read. */
export function tokensOf(expression: string): readonly Token[] {
  try {
    return tokenize(expression);
  } catch (error) {
    if (error instanceof ExpressionSyntaxError) return [];
    throw error;
  }
}
