import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { mappedValues } from '@dialogwerk/shared/dialog';
import type { ApiValues } from '@dialogwerk/shared/dialog';
import type { OutgoingRequest } from './fillSecrets.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** Calls the API that an `api` block names and gives what the block wants of its answer; null for every failure. */
export type CallExternalApi = (request: OutgoingRequest) => Promise<ApiValues>;

const RESPONSE_LIMIT_BYTES = 100_000;
const LONGEST_MS = 5_000;

/** Why a request was not made or its answer not taken. */
class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
}

/**
 * Makes requests of `api` blocks: http(s) alone, 5 s and 100 kB at most, no redirects. Because authors write the
 * addresses, only hosts of the internet are asked: the address is checked when the connection is made, so that a name
 * cannot lead to another one after the check. `allowPrivate` lets them be in the operator's network as well.
 */
export function createCallExternalApi({ allowPrivate }: { readonly allowPrivate: boolean }): CallExternalApi {
  const isAllowed = (address: string): boolean => allowPrivate || isPublicAddress(address);

  const checkedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = error ?? (addresses.every(({ address }) => isAllowed(address)) ? null : new RefusedRequest());
      const first = addresses?.[0];
      if (refused || !first) callback(refused ?? new RefusedRequest(), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

  async function ask({ method, url, headers: own, body, timeout_ms }: OutgoingRequest): Promise<string> {
    const target = new URL(url);
    if (target.protocol !== 'http:' && target.protocol !== 'https:') throw new RefusedRequest();
    const host = target.hostname.replace(/^\[|\]$/g, '');
    // Because a name is looked up, but an address is not.
    if (isIP(host) > 0 && !isAllowed(host)) throw new RefusedRequest();
    const { request: send } = target.protocol === 'https:' ? https : http;
    const signal = AbortSignal.timeout(Math.min(timeout_ms, LONGEST_MS));
    const headers = {
      accept: 'application/json',
      'user-agent': 'Dialogwerk',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(own.map(({ name, value }) => [name.toLowerCase(), value])),
      'accept-encoding': 'identity',
      ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = send(target, { method, headers, signal, lookup: checkedLookup, agent: false }, resolve);
      request.on('error', reject);
      request.end(body ?? undefined);
    });
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
