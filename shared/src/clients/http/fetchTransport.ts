import type { HttpAnswer, Transport } from './transport.ts';

/** The clients' way to the api: `fetch`, because each first visit pays for every byte (axios is 15 kB). */
export function fetchTransport(baseURL: string): Transport {
  return (request, bearer, signal) =>
    answerOf(
      fetch(baseURL + request.url, {
        method: request.method,
        headers: {
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(request.body === undefined ? {} : { body: request.body }),
        signal: signal ?? AbortSignal.timeout(60_000),
      }),
      signal,
    );
}

/** What a sent request was answered; status 0 for no answer. Throws where it was aborted. */
export async function answerOf(sent: Promise<Response>, signal: AbortSignal | undefined): Promise<HttpAnswer> {
  try {
    const response = await sent;
    const body = parse(await response.text());
    const isOurs = body !== null || response.status >= 500;
    return { status: isOurs ? response.status : 0, body, statusText: response.statusText };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { status: 0, body: null };
  }
}

/**
 * null for a page in the place of JSON, as a proxy on the way or the login of a foreign network sends it. That is no answer
 * of ours, whatever its status, because a reply would count as stored or a session as ended; only a server in trouble is one.
 */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
