/** What was compared, and what differed. */
export class Tally {
  readonly #name: string;
  #compared = 0;
  readonly #differences: string[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  get differences(): number {
    return this.#differences.length;
  }

  compare(what: string, is: unknown, shouldBe: unknown): void {
    this.#compared += 1;
    if (is !== shouldBe)
      this.#differences.push(`${what}: ${JSON.stringify(is)} in place of ${JSON.stringify(shouldBe)}`);
  }

  /** Prints how many there were, and the first differences. */
  tell(): void {
    console.log(`${this.#name}: ${this.#compared} compared, ${this.#differences.length} different`);
    for (const difference of this.#differences.slice(0, 12)) console.log(`  ${difference}`);
  }
}
