import type { ArithmeticOperator, ComparisonOperator, Expression } from './Expression.ts';
import { ExpressionSyntaxError } from './ExpressionSyntaxError.ts';
import { functionNames, functionOf } from './functions.ts';
import { expressionTexts } from './texts.ts';
import type { Sign, Token } from './tokenize.ts';
import { isWord, truths, words } from './words.ts';

/** Brackets, calls and negations within one another; a person never gets there, and the call stack stays shallow. */
const DEEPEST_NESTING = 60;

const comparisons: ReadonlySet<Sign> = new Set<ComparisonOperator>(['=', '!=', '<', '<=', '>', '>=']);
const isComparison = (sign: Sign): sign is ComparisonOperator => comparisons.has(sign);

/** Reads tokens by the grammar, the loosest binding first: or, and, not, comparison, + -, * /, sign, value. */
export class ExpressionParser {
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The one expression that all tokens make up. Throws ExpressionSyntaxError. */
  whole(): Expression {
    const expression = this.#or();
    const rest = this.#token;
    if (rest.kind === 'end') return expression;
    const isComma = rest.kind === 'sign' && rest.sign === ',';
    throw isComma ? this.#error(expressionTexts.comma(rest.position)) : this.#unexpected();
  }

  get #token(): Token {
    return this.#tokens[this.#index] ?? { kind: 'end', position: 1, written: '' };
  }

  #error(message: string, position = this.#token.position): ExpressionSyntaxError {
    return new ExpressionSyntaxError(position, message);
  }

  #unexpected(): ExpressionSyntaxError {
    const { kind, position, written } = this.#token;
    return this.#error(kind === 'end' ? expressionTexts.endMissing : expressionTexts.unexpected(position, written));
  }

  #sign(...wanted: readonly Sign[]): Sign | null {
    const token = this.#token;
    if (token.kind !== 'sign' || !wanted.includes(token.sign)) return null;
    this.#index += 1;
    return token.sign;
  }

  #word(wanted: readonly string[]): boolean {
    const token = this.#token;
    if (token.kind !== 'name' || !wanted.includes(token.written.toLowerCase())) return false;
    this.#index += 1;
    return true;
  }

  #nested(read: () => Expression): Expression {
    if (this.#depth >= DEEPEST_NESTING) throw this.#error(expressionTexts.tooDeep(this.#token.position));
    this.#depth += 1;
    const expression = read();
    this.#depth -= 1;
    return expression;
  }

  #or(): Expression {
    let left = this.#and();
    for (let { position } = this.#token; this.#word(words.or); { position } = this.#token) {
      left = { kind: 'logic', operator: 'or', left, right: this.#and(), position };
    }
    return left;
  }

  #and(): Expression {
    let left = this.#not();
    for (let { position } = this.#token; this.#word(words.and); { position } = this.#token) {
      left = { kind: 'logic', operator: 'and', left, right: this.#not(), position };
    }
    return left;
  }

  #not(): Expression {
    const { position } = this.#token;
    if (!this.#word(words.not)) return this.#comparison();
    return { kind: 'not', operand: this.#nested(() => this.#not()), position };
  }

  #comparisonSign(): ComparisonOperator | null {
    const token = this.#token;
    if (token.kind !== 'sign' || !isComparison(token.sign)) return null;
    this.#index += 1;
    return token.sign;
  }

  #comparison(): Expression {
    const left = this.#sum();
    const { position } = this.#token;
    const operator = this.#comparisonSign();
    if (operator === null) return left;
    const right = this.#sum();
    const again = this.#token.position;
    if (this.#comparisonSign() !== null) throw this.#error(expressionTexts.chain(again), again);
    return { kind: 'comparison', operator, left, right, position };
  }

  #arithmetic(operators: readonly ArithmeticOperator[], operand: () => Expression): Expression {
    let left = operand();
    for (;;) {
      const { position } = this.#token;
      const operator = operators.find((candidate) => this.#sign(candidate) !== null);
      if (operator === undefined) return left;
      left = { kind: 'arithmetic', operator, left, right: operand(), position };
    }
  }

  #sum(): Expression {
    return this.#arithmetic(['+', '-'], () => this.#product());
  }

  #product(): Expression {
    return this.#arithmetic(['*', '/'], () => this.#signed());
  }

  #signed(): Expression {
    const { position } = this.#token;
    if (this.#sign('-') === null) return this.#value();
    return { kind: 'negate', operand: this.#nested(() => this.#signed()), position };
  }

  #value(): Expression {
    const token = this.#token;
    const { position } = token;
    if (this.#sign('(') !== null) {
      const inner = this.#nested(() => this.#or());
      if (this.#sign(')') === null) throw this.#unclosed(position);
      return inner;
    }
    if (token.kind === 'end' || token.kind === 'sign') throw this.#unexpected();
    this.#index += 1;
    if (token.kind === 'number' || token.kind === 'text') return { kind: 'literal', value: token.value, position };
    if (token.written === token.name && this.#sign('(') !== null) return this.#call(token.name, position);
    const word = token.written.toLowerCase();
    const truth = truths.get(word);
    if (truth !== undefined) return { kind: 'literal', value: truth, position };
    if (isWord(word)) throw this.#error(expressionTexts.unexpected(position, token.written), position);
    return { kind: 'variable', name: token.name, position };
  }

  #unclosed(opened: number): ExpressionSyntaxError {
    return this.#token.kind === 'end'
      ? this.#error(expressionTexts.bracketMissing(opened), opened)
      : this.#unexpected();
  }

  #call(written: string, position: number): Expression {
    const [, base = written, digits] = /^([^.]*)\.(\d+)$/.exec(written) ?? [];
    const name = functionNames.get(base.toLowerCase());
    if (name === undefined) throw this.#error(expressionTexts.unknownFunction(position, written), position);
    const known = functionOf(name);
    const least = digits === undefined ? null : Number(digits);
    if (least !== null && (!known.leastAllowed || least < 1)) {
      throw this.#error(expressionTexts.noLeast(position, written), position);
    }
    const args = this.#arguments(position + written.length);
    const [fewest, most] = known.arguments;
    if (args.length < fewest || args.length > most) {
      throw this.#error(expressionTexts.argumentCount(position, base, fewest, most, args.length), position);
    }
    return { kind: 'call', name, least, args, position };
  }

  #arguments(opened: number): Expression[] {
    if (this.#sign(')') !== null) return [];
    const args = [this.#nested(() => this.#or())];
    while (this.#sign(',') !== null) args.push(this.#nested(() => this.#or()));
    if (this.#sign(')') === null) throw this.#unclosed(opened);
    return args;
  }
}
