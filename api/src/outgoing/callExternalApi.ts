import type { Readable } from 'node:stream';
import { mappedValues } from '@dialogwerk/shared/dialog';
import type { ApiValues } from '@dialogwerk/shared/dialog';
import { createSafeRequest, RefusedRequest } from './createSafeRequest.ts';
import type { OutgoingRequest } from './fillSecrets.ts';

/** Calls the API that an `api` block names and gives what the block wants of its answer; null for every failure. */
export type CallExternalApi = (request: OutgoingRequest) => Promise<ApiValues>;

const RESPONSE_LIMIT_BYTES = 100_000;
const LONGEST_MS = 5_000;

/**
 * Makes requests of `api` blocks: 5 s and 100 kB at most, only to the addresses that `createSafeRequest` takes, because
 * authors write them.
 */
export function createCallExternalApi(where: { readonly allowPrivate: boolean }): CallExternalApi {
  const send = createSafeRequest(where);

  async function ask({ method, url, headers: own, body, timeout_ms }: OutgoingRequest): Promise<string> {
    const headers = {
      accept: 'application/json',
      'user-agent': 'Dialogwerk',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(own.map(({ name, value }) => [name.toLowerCase(), value])),
      'accept-encoding': 'identity',
      ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const timeout = Math.min(timeout_ms, LONGEST_MS);
    const response = await send(new URL(url), { method, headers, body, timeout_ms: timeout });
    const status = response.statusCode ?? 0;
    if (status < 200 || status > 299) {
      response.destroy();
      throw new RefusedRequest();
    }
    return readText(response);
  }

  return async (request) => {
    try {
      const text = await ask(request);
      return request.mapping.length === 0 ? {} : mappedValues(request.mapping, JSON.parse(text));
    } catch {
      return null;
    }
  };
}

async function readText(response: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > RESPONSE_LIMIT_BYTES) throw new RefusedRequest();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
