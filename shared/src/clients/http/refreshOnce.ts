import { withLock } from '../../browser/withLock.ts';
import { routes } from '../../contract/liveRoutes.ts';
import type { ErrorCode } from '../../contract/index.ts';
import { codeOf } from './ApiError.ts';
import { buildRequest } from './buildRequest.ts';
import type { TokenPair, TokenStore, Transport } from './transport.ts';

export type RefreshResult =
  | { readonly outcome: 'renewed' }
  /** The server said no, by this code: the session is over. */
  | { readonly outcome: 'refused'; readonly code: ErrorCode | null }
  /** No answer, or the server is in trouble: the session may still be good, so it is kept. */
  | { readonly outcome: 'unreachable' };

/**
 * Renews tokens so that many calls that meet an expired token at once, in all tabs, cause one refresh: calls of this tab
 * share one promise, tabs take turns by a lock and look first whether another one has renewed already.
 */
export function refreshOnce(
  transport: Transport,
  store: TokenStore,
  lockName: string,
): (expired: string) => Promise<RefreshResult> {
  let running: Promise<RefreshResult> | null = null;

  async function renew(expired: string): Promise<RefreshResult> {
    const tokens = store.read();
    if (!tokens) return { outcome: 'refused', code: null };
    if (tokens.token !== expired) return { outcome: 'renewed' };
    const answer = await transport(buildRequest(routes.refresh, {}), tokens.refresh_token, undefined);
    if (isTokenPair(answer.body) && answer.status === 200) {
      store.write({ token: answer.body.token, refresh_token: answer.body.refresh_token });
      return { outcome: 'renewed' };
    }
    const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    return isRefused ? { outcome: 'refused', code: codeOf(answer.body) } : { outcome: 'unreachable' };
  }

  return (expired) => {
    running ??= withLock(lockName, () => renew(expired)).finally(() => {
      running = null;
    });
    return running;
  };
}

function isTokenPair(body: unknown): body is TokenPair {
  return (
    typeof body === 'object' &&
    body !== null &&
    'token' in body &&
    typeof body.token === 'string' &&
    'refresh_token' in body &&
    typeof body.refresh_token === 'string'
  );
}
