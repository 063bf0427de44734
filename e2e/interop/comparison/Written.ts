/** The how many-th publication, from 1. */
export type Version = 1 | 2 | 3;

/** What was said to a question or a part of it; null for skipped. */
export type Said = string | number | boolean | readonly string[] | null;

/** Why a cell has no value. */
export type Kind = 'na' | 'skipped' | 'not-asked' | 'withdrawn' | 'open' | 'not-offered';

const orders: Readonly<Record<Version, readonly string[]>> = {
  1: 'einw weg weg#1 marke laune sorge mat.a mat.b mat.c =erst mittel gern rang teil alter tag uhr sc bild mail tel web ort ok zahl worte'.split(
    ' ',
  ),
  2: 'einw weg weg#1 marke laune sorge mat.d mat.c mat.a mat.b =erst mittel gern rang teil alter tag uhr sc bild mail tel web ort ok zahl worte'.split(
    ' ',
  ),
  3: 'einw weg weg#1 laune sorge mat.c mat.d mat.a =erst mittel gern rang teil alter tag uhr sc bild mail tel web ort ok zahl worte spaet'.split(
    ' ',
  ),
};

/**
 * One conversation as its driver has written it down, with a model of its own of what counts: a walk along the questions of its version, by what was said
 * (record 10). A key is a question's id with its part behind it.
 */
export class Written {
  readonly pid: string;
  readonly version: Version;
  readonly #applies = new Map<string, Said>();
  /** Taken away, and not asked again since. */
  readonly #withdrawn = new Map<string, Said>();
  /** Whatever was taken away at some time. */
  readonly #gone = new Set<string>();
  #open: string | null = null;
  #erst: number | null | undefined;
  #turns = 0;

  constructor(pid: string, version: Version) {
    this.pid = pid;
    this.version = version;
    this.#walk(() => undefined);
  }

  get open(): string | null {
    return this.#open;
  }

  get answered(): readonly string[] {
    return [...this.#applies.keys()];
  }

  get state(): 'finished' | 'screened' | 'waiting' | 'opened' {
    if (this.#applies.get('einw') === false) return 'screened';
    if (this.#open === null) return 'finished';
    return this.#turns === 0 ? 'opened' : 'waiting';
  }

  /** A reply to the open question. */
  reply(said: Said): void {
    if (this.#open === null) throw new Error('nothing is asked');
    this.#turns += 1;
    this.#applies.set(this.#open, said);
    this.#walk((key) => this.#applies.get(key));
    // Now it stands there anew: what was said before does not come back.
    if (this.#open !== null) this.#withdrawn.delete(this.#open);
  }

  /** Another reply to an earlier question. */
  change(changed: string, said: Said): void {
    const before = new Map([...this.#withdrawn, ...this.#applies, [changed, said]]);
    const walked = this.#walk((key) => before.get(key));
    for (const [key, value] of before) {
      if (walked.has(key)) {
        this.#applies.set(key, value);
        this.#withdrawn.delete(key);
      } else {
        this.#applies.delete(key);
        this.#withdrawn.set(key, value);
        this.#gone.add(key);
      }
    }
  }

  /** The calculated variable; undefined before it was calculated, null for one that has no value. */
  get erst(): number | null | undefined {
    return this.#erst;
  }

  /** What stands there, or why nothing does. */
  at(key: string): { readonly said: Said } | 'open' | 'withdrawn' | 'not-asked' {
    const said = this.#applies.get(key);
    if (said !== undefined) return { said };
    if (this.#open === key) return 'open';
    return this.#gone.has(key) ? 'withdrawn' : 'not-asked';
  }

  /** Goes along the questions as long as there are replies; gives those that were met with one. */
  #walk(replyTo: (key: string) => Said | undefined): Set<string> {
    const met = new Set<string>();
    this.#open = null;
    this.#erst = undefined;
    let jumps = false;
    for (const key of orders[this.version]) {
      if (key === '=erst') {
        const first = replyTo('mat.a');
        this.#erst = typeof first === 'number' ? first + 100 : null;
        continue;
      }
      if (jumps && key === 'marke') continue;
      const said = replyTo(key);
      if (said === undefined) {
        this.#open = key;
        break;
      }
      met.add(key);
      if (key === 'weg') jumps = said === 'rad';
      if (key === 'einw' && said === false) break;
    }
    return met;
  }
}
