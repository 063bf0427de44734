/** One word of a FHIRPath expression. A `delimited` name stood in backticks and is never an operator. */
export type FhirPathToken =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'name'; readonly name: string; readonly delimited: boolean }
  | { readonly kind: 'special'; readonly name: '$this' | '$total' | '$index' }
  | { readonly kind: 'constant'; readonly name: string }
  | { readonly kind: 'sign'; readonly sign: string };

const skipped = /(?:\s+|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)+/y;
const number = /\d+(?:\.\d+)?/y;
const text = /'((?:[^'\\]|\\[^])*)'/y;
const moment = /@(\d{4}-\d{2}-\d{2})(T[\d:.+\-Z]*)?|@[T\d][\d:.+\-TZ]*/y;
const name = /[A-Za-z_][A-Za-z0-9_]*/y;
const delimited = /`((?:[^`\\]|\\[^])*)`/y;
const special = /\$(?:this|total|index)\b/y;
const constant = /%(?:([A-Za-z_][A-Za-z0-9_]*)|`([^`\\]*)`|'([^'\\]*)')/y;
const sign = /<=|>=|!=|!~|[-+*/&|<>=~.,()[\]{}]/y;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f' };
const unescaped = (raw: string): string => raw.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);

function isSpecial(word: string): word is '$this' | '$total' | '$index' {
  return word === '$this' || word === '$total' || word === '$index';
}

class FhirPathReader {
  readonly #source: string;
  #index = 0;

  constructor(source: string) {
    this.#source = source;
  }

  tokens(): FhirPathToken[] | null {
    const tokens: FhirPathToken[] = [];
    for (;;) {
      this.#match(skipped);
      if (this.#index >= this.#source.length) return tokens;
      const token = this.#token();
      if (token === null) return null;
      tokens.push(token);
    }
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#index;
    const found = pattern.exec(this.#source);
    if (found) this.#index = pattern.lastIndex;
    return found;
  }

  #token(): FhirPathToken | null {
    // A comment without an end; looking for its end again at each word would be quadratic.
    if (this.#source.startsWith('/*', this.#index)) return null;
    const digits = this.#match(number);
    if (digits) return { kind: 'number', value: Number(digits[0]) };
    const quoted = this.#match(text);
    if (quoted) return { kind: 'text', value: unescaped(quoted[1] ?? '') };
    const word = this.#match(name);
    if (word) return { kind: 'name', name: word[0], delimited: false };
    const ticked = this.#match(delimited);
    if (ticked) return { kind: 'name', name: unescaped(ticked[1] ?? ''), delimited: true };
    const scoped = this.#match(constant);
    if (scoped) return { kind: 'constant', name: scoped[1] ?? scoped[2] ?? scoped[3] ?? '' };
    const time = this.#match(moment);
    // A moment that is no whole day has no counterpart in a dialog.
    if (time) return time[1] !== undefined && time[2] === undefined ? { kind: 'day', day: time[1] } : null;
    const loop = this.#match(special)?.[0];
    if (loop !== undefined) return isSpecial(loop) ? { kind: 'special', name: loop } : null;
    const operator = this.#match(sign);
    return operator ? { kind: 'sign', sign: operator[0] } : null;
  }
}

/** The words of a FHIRPath expression; null when it has something that is none. */
export function tokenizeFhirPath(source: string): FhirPathToken[] | null {
  return new FhirPathReader(source).tokens();
}
