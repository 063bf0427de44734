import type { Endpoint } from './Endpoint.ts';
import { ModelError } from './ModelError.ts';
import { RefusedRequest } from './RefusedRequest.ts';

/** What is read of a refusal, in characters. */
const REFUSAL_READ = 4_000;

/**
 * A fetch that reaches one endpoint's host and no other, because a key goes only where it was made for; follows no redirect, and throws
 * `ModelError` or `RefusedRequest` for every answer that is none.
 */
export function reachEndpoint({ url }: Endpoint, signal: AbortSignal): typeof fetch {
  const { origin } = new URL(url);
  return async (input, init) => {
    const to = new URL(input instanceof Request ? input.url : input);
    if (to.origin !== origin) throw new ModelError('settings');
    const headers = new Headers(init?.headers);
    // A library would tell its own version and the machine's.
    headers.set('user-agent', 'Dialogwerk');
    const response = await fetch(to, { ...init, headers, redirect: 'error', signal });
    if (!response.ok) throw await faultOf(response);
    return response;
  };
}

async function faultOf(response: Response): Promise<ModelError | RefusedRequest> {
  const { status } = response;
  if (status === 400 || status === 422) {
    const words = (await response.text().catch(() => '')).slice(0, REFUSAL_READ);
    if (/content_filter|content policy/i.test(words)) return new ModelError('refused');
    // Who does not know the key says so in this way, too.
    return /api[ _-]?key not valid|API_KEY_INVALID/i.test(words)
      ? new ModelError('settings')
      : new RefusedRequest(words);
  }
  await response.body?.cancel().catch(() => {});
  if (status === 429) return new ModelError('rate-limited', retryAfterOf(response));
  if (status === 401 || status === 403 || status === 404) return new ModelError('settings');
  return new ModelError('server', retryAfterOf(response));
}

/** `Retry-After` in milliseconds, from seconds or a date. */
function retryAfterOf({ headers }: Response): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}
