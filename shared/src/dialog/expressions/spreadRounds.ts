import { functionNames } from './functions.ts';
import { tokensOf } from './renameVariables.ts';
import type { Token } from './tokenize.ts';
import { isWord } from './words.ts';

/** What several values come together in, and how it is called with those that are there; a sum of no round at all is 0. */
const spreading: Readonly<Record<string, { readonly called: string; readonly first?: string }>> = {
  sum: { called: 'sum.1', first: '0' },
  count: { called: 'count' },
  mean: { called: 'mean.1' },
  min: { called: 'min.1' },
  max: { called: 'max.1' },
};
/** By either of its names, in upper or lower case. */
function spreadingOf(name: string): (typeof spreading)[string] | undefined {
  const called = functionNames.get(name.toLowerCase()) ?? '';
  return Object.hasOwn(spreading, called) ? spreading[called] : undefined;
}

/**
 * An expression in which functions of several values take each variable of a loop in all of its rounds: `mean(age)` becomes `mean.1(age_1, age_2)`. Values
 * that are missing do not count, because most rounds are not gone through. `roundsOf` gives what a variable is called in each round; undefined for
 * one that belongs to no loop. One that cannot be read stays whole.
 */
export function spreadRounds(
  expression: string,
  roundsOf: (variable: string) => readonly string[] | undefined,
): string {
  const tokens = tokensOf(expression);
  let spread = expression;
  const replaceAt = ({ position, written }: Token, text: string): void => {
    spread = spread.slice(0, position - 1) + text + spread.slice(position - 1 + written.length);
  };
  // From behind, because what is put in moves what follows.
  for (const [at, token] of [...tokens.entries()].toReversed()) {
    if (token.kind !== 'name') continue;
    const rounds = standsAlone(tokens, at) ? roundsOf(token.name) : undefined;
    if (rounds && functionAround(tokens, at) !== null) replaceAt(token, rounds.join(', '));
    const call = isSign(tokens[at + 1], '(') ? spreadingOf(token.name) : undefined;
    if (!call || !argumentsOf(tokens, at + 1).some((name) => roundsOf(name))) continue;
    const opening = tokens[at + 1];
    if (call.first !== undefined && opening) replaceAt(opening, `(${call.first}, `);
    replaceAt(token, call.called);
  }
  return spread;
}

/** The variables that an expression names otherwise than for all rounds. */
export function namedOnce(expression: string): Set<string> {
  const tokens = tokensOf(expression);
  return new Set(
    tokens.flatMap((token, at) => {
      if (token.kind !== 'name' || isWord(token.written) || isSign(tokens[at + 1], '(')) return [];
      return standsAlone(tokens, at) && functionAround(tokens, at) !== null ? [] : [token.name];
    }),
  );
}

function isSign(token: Token | undefined, ...signs: string[]): boolean {
  return token?.kind === 'sign' && signs.includes(token.sign);
}

/** Whether a name is an argument by itself. */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  return isSign(tokens[at - 1], '(', ',') && isSign(tokens[at + 1], ')', ',');
}

/** The function of several values whose argument stands at a place; null for none. */
function functionAround(tokens: readonly Token[], at: number): string | null {
  let depth = 0;
  for (let place = at - 1; place > 0; place -= 1) {
    if (isSign(tokens[place], ')')) depth += 1;
    if (!isSign(tokens[place], '(')) continue;
    depth -= 1;
    if (depth >= 0) continue;
    const called = tokens[place - 1];
    const name = called?.kind === 'name' ? (called.name.split('.')[0] ?? '') : '';
    return spreadingOf(name) ? name : null;
  }
  return null;
}

/** The names that are arguments by themselves of the function whose bracket opens at a place. */
function argumentsOf(tokens: readonly Token[], opening: number): string[] {
  const names: string[] = [];
  let depth = 0;
  for (let at = opening; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    if (depth === 0) break;
    if (depth === 1 && token?.kind === 'name' && standsAlone(tokens, at)) names.push(token.name);
  }
  return names;
}
