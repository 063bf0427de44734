import type { Transport } from './transport.ts';

/** The respondent client's way to the api: `fetch`, because the respondent's page pays for every byte (axios is 13 kB). */
export function fetchTransport(baseURL: string): Transport {
  return async (request, bearer, signal) => {
    try {
      const response = await fetch(baseURL + request.url, {
        method: request.method,
        headers: {
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(request.body === undefined ? {} : { body: request.body }),
        signal: signal ?? AbortSignal.timeout(60_000),
      });
      const text = await response.text();
      return { status: response.status, body: parse(text) };
    } catch (error) {
      if (signal?.aborted) throw error;
      return { status: 0, body: null };
    }
  };
}

/** A proxy on the way may answer with a page instead of JSON; its status still counts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
