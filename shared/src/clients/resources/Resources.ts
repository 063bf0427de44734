import type { CallRoute } from '../../contract/callRoute.ts';
import type { CallRequest, CallResponse, ChangeName, Invalidated, ReadName } from '../../contract/index.ts';
import type { Client } from '../http/client.ts';
import type { Laid, Patch, Update } from './Patch.ts';
import { Resource } from './Resource.ts';
import type { Asking } from './Resource.ts';
import { hasFields, isOther, keyOf } from './requests.ts';

/** The request for the page that follows; null after the last one. */
export type NextPage<N extends ReadName> = (last: CallResponse<N>) => CallRequest<N> | null;

export interface WatchOptions<N extends ReadName> {
  /** For a read that comes page by page. */
  readonly next?: NextPage<N> | undefined;
  /** The answer stays when nobody shows it any more: whoever comes next sees it at once, while it is renewed. */
  readonly keeps?: boolean;
}

interface Entry<N extends ReadName> {
  readonly request: CallRequest<N>;
  readonly resource: Resource<CallResponse<N>>;
}

/** A patch whose change is under way. */
interface Pending {
  readonly name: ReadName;
  /** Lays it over the resource of this key. */
  readonly over: (key: string) => void;
}

export interface SendOptions<N extends ChangeName> {
  readonly signal?: AbortSignal;
  /** What is shown until the server has answered; taken back when it refuses. */
  readonly patches?: readonly Patch<Invalidated<N>>[];
  /** What is shown of its answer until the reads that are stale by it have been renewed. */
  readonly answered?: (answer: CallResponse<N>) => readonly Patch<Invalidated<N>>[];
  /** Whoever sends shows all that follows by itself: the reads of this page stay as they are, only other tabs hear of it. */
  readonly isShown?: boolean;
}

type Routes = Readonly<Record<string, CallRoute>>;
interface Stale {
  readonly names: readonly string[];
  readonly about: object;
}

type ChangeListener = (name: ChangeName, request: object) => void;

/**
 * All that is shown of what the server has, one `Resource` for each read and request, shared by all who show it. After each change,
 * whether it was made or not, the reads that its record calls stale are asked for again, where they are shown.
 */
export class Resources {
  readonly #client: Client;
  readonly #routes: Routes;
  readonly #changeListeners = new Set<ChangeListener>();
  readonly #entries: { [N in ReadName]?: Map<string, Entry<N>> } = {};
  readonly #pending = new Set<Pending>();
  /** What the changes that are under way will make stale. */
  readonly #underWay = new Set<Stale>();

  constructor(client: Client, routes: Routes) {
    this.#client = client;
    this.#routes = routes;
  }

  /** Tells of each change that has ended. Gives the way to stop. */
  onChange(listener: ChangeListener): () => void {
    this.#changeListeners.add(listener);
    return () => void this.#changeListeners.delete(listener);
  }

  /** The answers to a read as they are shown; undefined while nobody shows any. */
  find<N extends ReadName>(name: N, key: string): Resource<CallResponse<N>> | undefined {
    return this.#entries[name]?.get(key)?.resource;
  }

  /** Shows the answer to a read and tells of each change of it. Gives the way to stop. */
  watch<N extends ReadName>(
    name: N,
    request: CallRequest<N>,
    { next, keeps = false }: WatchOptions<N>,
    onChange: () => void,
  ): () => void {
    const key = keyOf(request, next !== undefined);
    const entries: Map<string, Entry<N>> = (this.#entries[name] ??= new Map());
    let entry = entries.get(key);
    if (!entry) {
      entry = { request, resource: new Resource(this.#asking(name, request, next)) };
      entries.set(key, entry);
      for (const pending of this.#pending) if (pending.name === name) pending.over(key);
    }
    const { resource } = entry;
    const stop = resource.watch(onChange);
    return () => {
      stop();
      // Because a screen may follow that shows the same, drawn in the same step.
      queueMicrotask(() => {
        if (resource.isWatched || entries.get(key)?.resource !== resource) return;
        if (keeps) resource.giveUp();
        else drop(entries, key, resource);
      });
    };
  }

  /** Makes a change. What it shows meanwhile goes back when it is refused; then throws as the call does. */
  async send<N extends ChangeName>(
    name: N,
    request: CallRequest<N>,
    { signal, patches = [], answered, isShown = false }: SendOptions<N> = {},
  ): Promise<CallResponse<N>> {
    const stale = { names: isShown ? [] : (this.#routes[name]?.invalidates ?? []), about: request };
    this.#underWay.add(stale);
    const laid = patches.map((patch) => patch.lay(this));
    try {
      const answer = await this.#client.call(name, request, signal ? { signal } : {});
      for (const patch of answered?.(answer) ?? []) laid.push(patch.lay(this));
      for (const { settle } of laid) settle();
      return answer;
    } catch (error) {
      for (const { takeBack } of laid) takeBack();
      throw error;
    } finally {
      // Refused or unanswered, it may have been made all the same, or was refused because what is shown is old.
      this.#underWay.delete(stale);
      this.makeStale(stale.names, request);
      for (const listener of this.#changeListeners) listener(name, request);
    }
  }

  /** What is stale after a change that was made here or elsewhere is asked for again. */
  changed(name: string, request: object): void {
    this.makeStale(this.#routes[name]?.invalidates ?? [], request);
  }

  /**
   * Asks again for these reads where they are shown; not for those that have another id in their request than `about`, and once for all
   * changes that are under way.
   */
  makeStale(names: readonly string[], about: object): void {
    for (const [name, entries] of Object.entries(this.#entries)) {
      if (!names.includes(name)) continue;
      for (const [key, { request, resource }] of entries) {
        if (isOther(request, about)) continue;
        const isStaleSoon = [...this.#underWay].some(
          (later) => later.names.includes(name) && !isOther(request, later.about),
        );
        if (!resource.isWatched) drop(entries, key, resource);
        else if (isStaleSoon) resource.giveUp();
        else void resource.load();
      }
    }
  }

  /** Forgets what is kept and not shown: somebody else may be at the page. */
  forget(): void {
    for (const entries of Object.values(this.#entries)) {
      for (const [key, { resource }] of entries) if (!resource.isWatched) drop(entries, key, resource);
    }
  }

  /** Lays a patch over all answers to a read whose requests have these fields, also over those that are asked for meanwhile. */
  lay<N extends ReadName>(name: N, of: Partial<CallRequest<N>>, update: Update<N>): Laid {
    const laid: Laid[] = [];
    const over = (key: string): void => {
      const entry = this.#entries[name]?.get(key);
      if (!entry || !hasFields(entry.request, of)) return;
      const { request, resource } = entry;
      laid.push(resource.lay((page, at) => update(page, request, at)));
    };
    const pending = { name, over };
    this.#pending.add(pending);
    for (const key of this.#entries[name]?.keys() ?? []) over(key);
    const end = (how: keyof Laid) => (): void => {
      this.#pending.delete(pending);
      for (const one of laid) one[how]();
    };
    return { takeBack: end('takeBack'), settle: end('settle') };
  }

  #asking<N extends ReadName>(name: N, request: CallRequest<N>, next?: NextPage<N>): Asking<CallResponse<N>> {
    const askNext = async (last: CallResponse<N>, signal?: AbortSignal): Promise<CallResponse<N> | null> => {
      const following = next?.(last) ?? null;
      return following === null ? null : this.#client.call(name, following, signal ? { signal } : {});
    };
    return {
      askNext,
      ask: async (pages, signal) => {
        let page: CallResponse<N> | null = await this.#client.call(name, request, { signal });
        const answers: CallResponse<N>[] = [];
        while (page !== null) {
          answers.push(page);
          page = answers.length < pages() ? await askNext(page, signal) : null;
        }
        return answers;
      },
    };
  }
}

function drop(entries: Map<string, unknown>, key: string, resource: { giveUp: () => void }): void {
  resource.giveUp();
  entries.delete(key);
}
