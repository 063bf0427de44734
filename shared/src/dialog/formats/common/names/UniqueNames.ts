import { cut } from '../../../text/shortened.ts';

/** Gives out names that are all different. */
export class UniqueNames {
  readonly #taken: Set<string>;
  readonly #longest: number;
  /** The next number to try, by name as wished. */
  readonly #next = new Map<string, number>();

  constructor(longest: number, reserved: readonly string[] = []) {
    this.#longest = longest;
    this.#taken = new Set(reserved);
  }

  /** The name as wished; when it is taken, the first free one with `separator` and a number from 2. */
  take(wished: string, separator: string): string {
    let name = cut(wished, this.#longest);
    const first = name;
    for (let count = this.#next.get(first) ?? 2; this.#taken.has(name); count += 1) {
      this.#next.set(first, count + 1);
      const suffix = `${separator}${count}`;
      name = `${cut(wished, this.#longest - suffix.length)}${suffix}`;
    }
    this.#taken.add(name);
    return name;
  }
}
