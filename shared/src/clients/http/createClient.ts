import type { CallRoute } from '../../contract/callRoute.ts';
import type { CallName, CallRequest, CallResponse, ErrorCode } from '../../contract/index.ts';
import { ApiError, codeOf } from './ApiError.ts';
import { buildRequest } from './buildRequest.ts';
import type { CallOptions, Client } from './client.ts';
import { refreshOnce } from './refreshOnce.ts';
import type { HttpAnswer, TokenStore, Transport } from './transport.ts';

/** What an answer says beyond its call, told to whoever owns the session (spec §4, §8). */
export type SessionEvent =
  /** 403, a refused refresh, a disabled account, or a retry that was refused again: log out. `login/expired`: it has run out. */
  | { readonly kind: 'ended'; readonly code: ErrorCode | null }
  /** The server has no time for calls now. */
  | { readonly kind: 'busy' }
  /** `login/fresh-required`: log in again and come back with this call. */
  | { readonly kind: 'fresh-token-required'; readonly call: CallName; readonly request: object };

export interface ClientParts<Names extends CallName> {
  /** The calls that it can make. */
  readonly routes: Readonly<Record<Names, CallRoute>>;
  readonly transport: Transport;
  readonly store: TokenStore;
  readonly lockName: string;
  readonly onSessionEvent: (event: SessionEvent) => void;
}

const DISABLED: ErrorCode = 'account/disabled';

/**
 * A client of the contract with the token rule of spec §4 and §7: a 401 refreshes once and the call is repeated once;
 * several calls that get a 401 at once cause one refresh.
 */
export function createClient<Names extends CallName>(parts: ClientParts<Names>): Client<Names> {
  const { routes, transport, store, lockName, onSessionEvent } = parts;
  const refresh = refreshOnce(transport, store, lockName);

  async function call<N extends Names>(
    name: N,
    request: CallRequest<N>,
    options: CallOptions = {},
  ): Promise<CallResponse<N>> {
    const route: CallRoute = routes[name];
    const http = buildRequest(route, request);
    const bearer = store.read()?.token ?? null;
    let answer = await transport(http, bearer, options.signal);

    const mayRefresh = answer.status === 401 && bearer !== null && route.access !== 'public';
    if (mayRefresh && codeOf(answer.body) !== DISABLED) {
      const refreshed = await refresh(bearer);
      if (refreshed.outcome === 'renewed') answer = await transport(http, store.read()?.token ?? null, options.signal);
      if (refreshed.outcome === 'unreachable') throw new ApiError(name, 0, null);
      if (refreshed.outcome === 'refused') onSessionEvent({ kind: 'ended', code: refreshed.code });
      else tellSession(name, request, answer);
    } else if (route.access !== 'public') {
      tellSession(name, request, answer);
    }

    if (codeOf(answer.body) === 'server/busy') onSessionEvent({ kind: 'busy' });
    if (isSuccess<N>(answer, route)) return answer.body;
    throw new ApiError(name, answer.status, answer.body, answer.statusText);
  }

  function tellSession(name: Names, request: object, answer: HttpAnswer): void {
    const code = codeOf(answer.body);
    // Whoever wants a call that needs a fresh login comes back to it, whatever became of the token.
    const wantsFreshToken = code === 'login/fresh-required' || (routes[name].fresh === true && code !== DISABLED);
    if (answer.status === 401 && wantsFreshToken) onSessionEvent({ kind: 'fresh-token-required', call: name, request });
    else if (answer.status === 401 || answer.status === 403) onSessionEvent({ kind: 'ended', code });
  }

  return { call };
}

/** The contract's word is taken for a success: the api checks each response against its schema in its own tests. */
function isSuccess<N extends CallName>(
  answer: HttpAnswer,
  { success }: CallRoute,
): answer is { status: number; body: CallResponse<N> } {
  return success === undefined ? answer.status >= 200 && answer.status < 300 : answer.status === success;
}
