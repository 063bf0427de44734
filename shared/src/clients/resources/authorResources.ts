import type { CallRequest, CallResponse, ChangeName, ReadName } from '../../contract/index.ts';
import { routes } from '../../contract/routes.ts';
import { authorClient } from '../authorClient.ts';
import { reasonOf } from '../http/reasonOf.ts';
import { Resources } from './Resources.ts';
import type { SendOptions } from './Resources.ts';

/** What became of a change; `reason` is a German sentence for the author. */
export type Mutation<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

/** What the author's screens show of the server, the same for shell and modules. */
export const authorResources = new Resources(authorClient, routes);

/** Asks the server for what is not shown but needed once, past all that is kept. Throws `ApiError`. */
export function fetchOnce<N extends ReadName>(
  name: N,
  request: CallRequest<N>,
  signal?: AbortSignal,
): Promise<CallResponse<N>> {
  return authorClient.call(name, request, signal ? { signal } : {});
}

/** Asks for an answer before the screen that shows it is there; that screen's own read gets it, once. */
export function fetchAhead<N extends ReadName>(name: N, request: CallRequest<N>): void {
  authorClient.ahead(name, request);
}

/** Makes a change, shown at once by its patches; the reads that it makes stale are renewed. Throws `ApiError`, for whoever tells kinds of refusals apart. */
export function send<N extends ChangeName>(
  name: N,
  request: CallRequest<N>,
  options?: SendOptions<N>,
): Promise<CallResponse<N>> {
  return authorResources.send(name, request, options);
}

/** Makes a change as `send` does, and gives a sentence where it could not be made. Never throws. */
export async function change<N extends ChangeName>(
  name: N,
  request: CallRequest<N>,
  options?: SendOptions<N>,
): Promise<Mutation<CallResponse<N>>> {
  try {
    return { ok: true, value: await send(name, request, options) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/**
 * Has reads asked for again that something else than a change of this page made stale, of what has these ids. Generic, because a list of any read would name
 * all of them in its type: each new call would be a new part of it, and refuse modules built with it (docs/decisions/0105).
 */
export function makeStale<N extends ReadName>(names: readonly N[], about: Partial<CallRequest<N>>): void {
  authorResources.makeStale(names, about);
}

/** Forgets what is kept without being shown; for when the author has gone. */
export function forgetResources(): void {
  authorResources.forget();
}
