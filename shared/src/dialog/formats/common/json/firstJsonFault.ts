/** Where a text stops being JSON. `end` is true when it only stops too early. */
export interface JsonFault {
  /** Index of the first character that does not fit. */
  readonly index: number;
  readonly end: boolean;
}

type Expected = 'value' | 'value-or-close' | 'key' | 'key-or-close' | 'colon' | 'comma-or-close' | 'nothing';

const blanks = /[ \t\n\r]*/y;
/** Everything but quotation mark, backslash and control characters. */
const plainCharacters = /[ !#-[\]-\u{10FFFF}]*/uy;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const startedEscape = /\\(?:u[0-9a-fA-F]{0,3})?$/y;
const startedNumber = /-?(?:(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[eE][-+]?))?$/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const literals = ['true', 'false', 'null'] as const;

/** Reads JSON only to find its first fault, because the fault's place in JavaScript engines' own messages differs or is missing. */
class JsonReader {
  readonly #source: string;
  readonly #open: ('{' | '[')[] = [];
  #index = 0;
  #expected: Expected = 'value';

  constructor(source: string) {
    this.#source = source;
  }

  fault(): JsonFault | null {
    for (;;) {
      this.#skip(blanks);
      if (this.#index >= this.#source.length) {
        return this.#expected === 'nothing' ? null : { index: this.#index, end: true };
      }
      if (!this.#read(this.#source.charAt(this.#index))) return this.#stopped();
    }
  }

  #stopped(): JsonFault {
    const rest = this.#source.slice(this.#index, this.#index + 6);
    const wantsValue = this.#expected === 'value' || this.#expected === 'value-or-close';
    const started = wantsValue && rest !== '' && literals.some((literal) => literal.startsWith(rest));
    const end = this.#index >= this.#source.length || started || (wantsValue && this.#matches(startedNumber));
    return { index: end ? this.#source.length : this.#index, end };
  }

  #matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.#index;
    return pattern.test(this.#source);
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#index;
    const length = pattern.exec(this.#source)?.[0].length ?? 0;
    this.#index += length;
    return length > 0;
  }

  #read(character: string): boolean {
    switch (this.#expected) {
      case 'value':
        return this.#value(character);
      case 'value-or-close':
        return character === ']' ? this.#close('[') : this.#value(character);
      case 'key':
        return character === '"' && this.#text('colon');
      case 'key-or-close':
        return character === '}' ? this.#close('{') : character === '"' && this.#text('colon');
      case 'colon':
        return character === ':' && this.#sign('value');
      case 'comma-or-close': {
        const inside = this.#open.at(-1);
        if (character === ',') return this.#sign(inside === '{' ? 'key' : 'value');
        return character === '}' ? this.#close('{') : character === ']' && this.#close('[');
      }
      case 'nothing':
        return false;
    }
  }

  #sign(expected: Expected): boolean {
    this.#index += 1;
    this.#expected = expected;
    return true;
  }

  #close(bracket: '{' | '['): boolean {
    if (this.#open.at(-1) !== bracket) return false;
    this.#open.pop();
    return this.#sign(this.#afterValue());
  }

  #afterValue(): Expected {
    return this.#open.length > 0 ? 'comma-or-close' : 'nothing';
  }

  #value(character: string): boolean {
    if (character === '{' || character === '[') {
      this.#open.push(character);
      return this.#sign(character === '{' ? 'key-or-close' : 'value-or-close');
    }
    if (character === '"') return this.#text(this.#afterValue());
    const literal = literals.find((candidate) => this.#source.startsWith(candidate, this.#index));
    if (literal !== undefined) {
      this.#index += literal.length;
    } else if (this.#matches(startedNumber) || !this.#skip(number)) {
      return false;
    }
    this.#expected = this.#afterValue();
    return true;
  }

  #text(expected: Expected): boolean {
    this.#index += 1;
    do {
      this.#skip(plainCharacters);
    } while (this.#skip(escaped));
    if (this.#source.charAt(this.#index) === '"') return this.#sign(expected);
    if (this.#matches(startedEscape)) this.#index = this.#source.length;
    return false;
  }
}

/** The first place at which a text is not JSON; null for JSON. */
export function firstJsonFault(source: string): JsonFault | null {
  return new JsonReader(source).fault();
}
