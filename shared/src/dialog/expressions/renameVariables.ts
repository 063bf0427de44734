import { ExpressionSyntaxError } from './ExpressionSyntaxError.ts';
import { tokenize } from './tokenize.ts';
import type { Token } from './tokenize.ts';

const placeholder = /\{\{(\s*)([A-Za-z][A-Za-z0-9_.@#$]*)(\s*)\}\}/g;

/** An expression with variables by their new names; texts and function names stay. One that cannot be read stays whole. */
export function renameVariables(expression: string, names: ReadonlyMap<string, string>): string {
  const tokens = tokensOf(expression);
  let renamed = expression;
  // From behind, because a longer name moves what follows.
  for (const [index, token] of [...tokens.entries()].toReversed()) {
    const name = token.kind === 'name' && !isCalled(tokens[index + 1]) ? names.get(token.written) : undefined;
    const start = token.position - 1;
    if (name !== undefined) renamed = renamed.slice(0, start) + name + renamed.slice(start + token.written.length);
  }
  return renamed;
}

/** A text with its `{{variables}}` by their new names. */
export function renamePlaceholders(text: string, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(placeholder, (whole, before: string, name: string, after: string) => {
    const renamed = names.get(name);
    return renamed === undefined ? whole : `{{${before}${renamed}${after}}}`;
  });
}

function isCalled(next: Token | undefined): boolean {
  return next?.kind === 'sign' && next.sign === '(';
}

function tokensOf(expression: string): readonly Token[] {
  try {
    return tokenize(expression);
  } catch (error) {
    if (error instanceof ExpressionSyntaxError) return [];
    throw error;
  }
}
