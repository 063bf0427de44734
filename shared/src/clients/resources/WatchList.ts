import type { CallRequest, CallResponse, ReadName } from '../../contract/index.ts';
import { keyOf } from './requests.ts';
import type { FailureListener, Shown } from './Resource.ts';
import type { Resources, WatchOptions } from './Resources.ts';

type Answers<N extends ReadName> = readonly (Shown<CallResponse<N>> | undefined)[];

/** The answers to one read with several requests, as `useSyncExternalStore` wants them. */
export class WatchList<N extends ReadName> {
  readonly key: string;
  readonly name: N;
  readonly #keys: readonly string[];
  readonly #requests: readonly CallRequest<N>[];
  readonly #resources: Resources;
  readonly #options: WatchOptions<N>;
  #last: Answers<N> = [];

  constructor(resources: Resources, name: N, requests: readonly CallRequest<N>[], options: WatchOptions<N>) {
    this.name = name;
    this.#resources = resources;
    this.#requests = requests;
    this.#options = options;
    this.#keys = requests.map((request) => keyOf(request, options.next !== undefined));
    this.key = this.#keys.join();
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    const stops = this.#requests.map((request) => this.#resources.watch(this.name, request, this.#options, onChange));
    return () => stops.forEach((stop) => stop());
  };

  /** The same list as before where nothing has changed. */
  readonly shown = (): Answers<N> => {
    const shown = this.#keys.map((key) => this.#resources.find(this.name, key)?.shown);
    const isSame = shown.length === this.#last.length && shown.every((one, index) => one === this.#last[index]);
    if (!isSame) this.#last = shown;
    return this.#last;
  };

  readonly onFailed = (listener: FailureListener): (() => void) => {
    const stops = this.#keys.map((key) => this.#resources.find(this.name, key)?.onFailed(listener));
    return () => stops.forEach((stop) => stop?.());
  };

  readonly reload = (): void => {
    for (const key of this.#keys) void this.#resources.find(this.name, key)?.load();
  };

  /** Asks for the page that follows; throws as the call does. */
  readonly more = async (): Promise<void> => {
    for (const key of this.#keys) await this.#resources.find(this.name, key)?.more();
  };
}
