const blanks = /\s+/y;

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

  /** Goes on behind these words with any blanks between them, in any case, where `end` follows; false where something else stands. */
  takeWords(words: readonly string[], end: RegExp): boolean {
    const before = this.#index;
    for (const [place, word] of words.entries()) {
      if (place > 0 && !this.take(blanks)) break;
      const written = this.#source.slice(this.#index, this.#index + word.length);
      if (written.toLowerCase() !== word.toLowerCase()) break;
      this.#index += word.length;
      if (place === words.length - 1 && this.peek(end)) return true;
    }
    this.#index = before;
    return false;
  }

  /** The next sign, whatever it is. */
  next(): string {
    const sign = String.fromCodePoint(this.#source.codePointAt(this.#index) ?? 0);
    this.#index += sign.length;
    return sign;
  }
}
