import { loading } from '../state/CallState.ts';
import type { CallState } from '../state/CallState.ts';
import { reasonOf } from '../http/reasonOf.ts';
import type { PatchOf } from './Patch.ts';

/** What is shown of a resource: its pages, of which most have one. */
export interface Shown<Page> {
  readonly state: CallState<readonly Page[]>;
  /** Pages are shown while newer ones are on their way. */
  readonly isReloading: boolean;
}

/** Gets what a call has thrown, and whether an answer is shown all the same. */
export type FailureListener = (error: unknown, isShown: boolean) => void;

/** How a resource's pages are asked for. */
export interface Asking<Page> {
  /** The first so many, or all where there are less; asked again before each, because more may be shown meanwhile. */
  readonly ask: (pages: () => number, signal: AbortSignal) => Promise<readonly Page[]>;
  /** The one that follows; null after the last. */
  readonly askNext: (last: Page) => Promise<Page | null>;
}

/** How long after a renewal that failed the next one is tried, in ms; twice as long each time, up to `longest`. */
const RETRY_MS = { first: 5_000, longest: 60_000 };

/**
 * What the server answers to one read, for as long as somebody shows it: asked for once, again when it is stale, and given up with
 * the last who showed it. An answer that another one has overtaken is dropped. Patches lie over the answer until they are taken
 * back, or until the server's own word has come after their change.
 */
export class Resource<Page> {
  shown: Shown<Page> = { state: loading, isReloading: false };
  readonly #asking: Asking<Page>;
  readonly #watchers = new Set<() => void>();
  readonly #failureListeners = new Set<FailureListener>();
  #answer: readonly Page[] | null = null;
  #reason: string | null = null;
  #patches: readonly PatchOf<Page>[] = [];
  /** Those whose change is over; they go with the next answer. */
  #settled = new Set<PatchOf<Page>>();
  #running: AbortController | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(asking: Asking<Page>) {
    this.#asking = asking;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  /** Shows it to one more, who is told of each change; the first has it asked for. Gives the way to stop. */
  watch(onChange: () => void): () => void {
    const watcher = (): void => onChange();
    this.#watchers.add(watcher);
    if (this.#watchers.size === 1 && !this.#running) void this.load();
    return () => void this.#watchers.delete(watcher);
  }

  /** Tells of what the call throws; of a renewal that is tried again and again, once. Gives the way to stop. */
  onFailed(listener: FailureListener): () => void {
    this.#failureListeners.add(listener);
    return () => void this.#failureListeners.delete(listener);
  }

  /** Asks the server (again); what has come before stays in sight meanwhile, also when that fails: then it is tried again by itself. */
  load(): Promise<void> {
    return this.#load(null);
  }

  /** `waited`: how long after the last failure, in ms; null for what somebody asks for. */
  async #load(waited: number | null): Promise<void> {
    this.giveUp();
    const running = new AbortController();
    this.#running = running;
    this.#reason = null;
    this.#tell(this.#answer === null);
    try {
      const answer = await this.#asking.ask(() => this.#answer?.length ?? 1, running.signal);
      if (this.#running !== running) return;
      this.#running = null;
      this.#answer = answer;
      this.#patches = this.#patches.filter((patch) => !this.#settled.has(patch));
      this.#settled.clear();
      this.#tell();
    } catch (error) {
      if (this.#running !== running) return;
      this.#running = null;
      this.#fail(error, waited);
    }
  }

  /** Puts the page that follows below those that are there. Throws as the call does. */
  async more(): Promise<void> {
    const before = this.#answer;
    const last = before?.at(-1);
    if (!before || last === undefined) return;
    const page = await this.#asking.askNext(last);
    // What it follows may be another by now.
    if (this.#answer !== before) return this.more();
    if (page === null) return;
    this.#answer = [...before, page];
    this.#tell();
  }

  /** Lays a patch over the answer; gives how it ends. */
  lay(patch: PatchOf<Page>): { readonly takeBack: () => void; readonly settle: () => void } {
    this.#patches = [...this.#patches, patch];
    this.#tell();
    return {
      takeBack: () => {
        this.#patches = this.#patches.filter((other) => other !== patch);
        this.#tell();
      },
      settle: () => void this.#settled.add(patch),
    };
  }

  /** Ends what is under way: nobody shows it any more, or something newer is asked for. */
  giveUp(): void {
    this.#running?.abort();
    this.#running = null;
    clearTimeout(this.#retry);
  }

  #fail(error: unknown, waited: number | null): void {
    if (this.#answer === null) {
      this.#reason = reasonOf(error);
      this.#tell();
      for (const listener of this.#failureListeners) listener(error, false);
      return;
    }
    const next = waited === null ? RETRY_MS.first : Math.min(2 * waited, RETRY_MS.longest);
    this.#retry = setTimeout(() => void this.#load(next), next);
    this.#tell(false);
    if (waited === null) for (const listener of this.#failureListeners) listener(error, true);
  }

  /** Tells of what is shown now; the same state again where only a renewal has begun or failed. */
  #tell(isOther = true): void {
    const state = isOther ? this.#state() : this.shown.state;
    this.shown = { state, isReloading: state.kind === 'loaded' && this.#running !== null };
    for (const watcher of this.#watchers) watcher();
  }

  #state(): CallState<readonly Page[]> {
    if (this.#reason !== null) return { kind: 'failed', reason: this.#reason };
    if (this.#answer === null) return loading;
    const value = this.#answer.map((page, at) => this.#patches.reduce((patched, patch) => patch(patched, at), page));
    return { kind: 'loaded', value };
  }
}
