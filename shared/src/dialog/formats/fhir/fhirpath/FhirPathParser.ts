import type { BinaryOperator, FhirPath } from './FhirPath.ts';
import type { FhirPathToken } from './tokenizeFhirPath.ts';

/** Brackets and calls within one another, and steps and operators after one another; the call stack stays shallow. */
const DEEPEST_NESTING = 60;
const MOST_STEPS = 1_500;

/** How tightly an operator binds (FHIRPath 2.0, 'Operator Precedence'); all of them are left-associative. */
const bindings: ReadonlyMap<string, number> = new Map(
  [
    ['implies'],
    ['or', 'xor'],
    ['and'],
    ['in', 'contains'],
    ['=', '!=', '~', '!~'],
    ['<', '<=', '>', '>='],
    ['|'],
    ['is', 'as'],
    ['+', '-', '&'],
    ['*', '/', 'div', 'mod'],
  ].flatMap((operators, binding) => operators.map((operator): [string, number] => [operator, binding])),
);
const isBinary = (operator: string): operator is BinaryOperator =>
  bindings.has(operator) && operator !== 'is' && operator !== 'as';

/** Thrown and caught in this file alone. */
class Unreadable extends Error {}

/** Reads tokens by the grammar of FHIRPath; the tightest bindings are read deepest. */
export class FhirPathParser {
  readonly #tokens: readonly FhirPathToken[];
  #index = 0;
  #depth = 0;
  #steps = 0;

  constructor(tokens: readonly FhirPathToken[]) {
    this.#tokens = tokens;
  }

  /** The one expression that all tokens make up; null when they make up none. */
  whole(): FhirPath | null {
    try {
      const expression = this.#expression(0);
      return this.#index === this.#tokens.length ? expression : null;
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  }

  get #token(): FhirPathToken | undefined {
    return this.#tokens[this.#index];
  }

  #takes(sign: string): boolean {
    const token = this.#token;
    if (token?.kind !== 'sign' || token.sign !== sign) return false;
    this.#index += 1;
    return true;
  }

  #wants(sign: string): void {
    if (!this.#takes(sign)) throw new Unreadable();
  }

  #step(): void {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new Unreadable();
  }

  #nested<T>(read: () => T): T {
    if (this.#depth >= DEEPEST_NESTING) throw new Unreadable();
    this.#depth += 1;
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** The operator that stands next, when it binds at least so tightly. */
  #operator(least: number): string | null {
    const token = this.#token;
    const written =
      token?.kind === 'sign' ? token.sign : token?.kind === 'name' && !token.delimited ? token.name : null;
    const binding = written === null ? undefined : bindings.get(written);
    return binding !== undefined && binding >= least ? written : null;
  }

  #expression(least: number): FhirPath {
    let left = this.#signed();
    for (let operator = this.#operator(least); operator !== null; operator = this.#operator(least)) {
      this.#step();
      this.#index += 1;
      if (operator === 'is' || operator === 'as') {
        left = { kind: 'type', operator, operand: left, type: this.#typeName() };
      } else if (isBinary(operator)) {
        const next = (bindings.get(operator) ?? 0) + 1;
        left = { kind: 'binary', operator, left, right: this.#nested(() => this.#expression(next)) };
      }
    }
    return left;
  }

  #typeName(): string {
    const first = this.#name();
    return this.#takes('.') ? this.#name() : first;
  }

  #name(): string {
    const token = this.#token;
    if (token?.kind !== 'name') throw new Unreadable();
    this.#index += 1;
    return token.name;
  }

  #signed(): FhirPath {
    for (const operator of ['-', '+'] as const) {
      if (this.#takes(operator)) return { kind: 'sign', operator, operand: this.#nested(() => this.#signed()) };
    }
    return this.#path();
  }

  #path(): FhirPath {
    let path = this.#term();
    for (;;) {
      if (this.#takes('.')) {
        path = this.#invocation(path);
      } else if (this.#takes('[')) {
        const index = this.#nested(() => this.#expression(0));
        this.#wants(']');
        path = { kind: 'index', of: path, index };
      } else {
        return path;
      }
      this.#step();
    }
  }

  #invocation(of: FhirPath | null): FhirPath {
    const token = this.#token;
    if (token?.kind === 'special') {
      this.#index += 1;
      return { kind: 'special', name: token.name };
    }
    const name = this.#name();
    return this.#takes('(') ? { kind: 'call', of, name, args: this.#arguments() } : { kind: 'member', of, name };
  }

  #arguments(): FhirPath[] {
    if (this.#takes(')')) return [];
    const args = [this.#nested(() => this.#expression(0))];
    while (this.#takes(',')) args.push(this.#nested(() => this.#expression(0)));
    this.#wants(')');
    return args;
  }

  #term(): FhirPath {
    const token = this.#token;
    if (token === undefined) throw new Unreadable();
    switch (token.kind) {
      case 'number':
      case 'text':
        this.#index += 1;
        return { kind: 'literal', value: token.value };
      case 'day':
        this.#index += 1;
        return { kind: 'day', day: token.day };
      case 'constant':
        this.#index += 1;
        return { kind: 'constant', name: token.name };
      case 'name':
        return this.#named(token);
      case 'special':
        return this.#invocation(null);
      case 'sign':
        return this.#bracket();
    }
  }

  #named(token: { readonly name: string; readonly delimited: boolean }): FhirPath {
    if (!token.delimited && (token.name === 'true' || token.name === 'false')) {
      this.#index += 1;
      return { kind: 'literal', value: token.name === 'true' };
    }
    return this.#invocation(null);
  }

  #bracket(): FhirPath {
    if (this.#takes('{')) {
      this.#wants('}');
      return { kind: 'empty' };
    }
    this.#wants('(');
    const inner = this.#nested(() => this.#expression(0));
    this.#wants(')');
    return inner;
  }
}
