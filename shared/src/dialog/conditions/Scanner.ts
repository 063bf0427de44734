/** Reads a text from the front, piece by piece. */
export class Scanner {
  readonly #source: string;
  #index = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#source.length;
  }

  /** What a sticky pattern finds here, and goes on behind it; null where it finds nothing. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = this.peek(pattern);
    if (found) this.#index += found[0].length;
    return found;
  }

  /** What a sticky pattern finds here. */
  peek(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#index;
    return pattern.exec(this.#source);
  }

  /** The next sign, whatever it is. */
  next(): string {
    const sign = String.fromCodePoint(this.#source.codePointAt(this.#index) ?? 0);
    this.#index += sign.length;
    return sign;
  }
}
