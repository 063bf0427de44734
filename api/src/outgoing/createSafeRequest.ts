import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Why a request was not made or its answer not taken. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
}

interface SafeRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer | null;
  /** In all, the answer's body included. */
  readonly timeout_ms: number;
}

/** Makes a request and gives the answer as it begins. Rejects where the address is refused or nothing answers in time. */
export type SendRequest = (target: URL, request: SafeRequest) => Promise<http.IncomingMessage>;

/**
 * Makes http(s) requests to addresses that strangers name. Only hosts of the internet are asked: the address is checked when
 * the connection is made, so that a name cannot lead to another one after the check; redirects are not followed. `allowPrivate`
 * lets them be in the operator's network as well.
 */
export function createSafeRequest({ allowPrivate }: { readonly allowPrivate: boolean }): SendRequest {
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

  return async (target, { method, headers, body, timeout_ms }) => {
    if (target.protocol !== 'http:' && target.protocol !== 'https:') throw new RefusedRequest();
    const host = target.hostname.replace(/^\[|\]$/g, '');
    // Because a name is looked up, but an address is not.
    if (isIP(host) > 0 && !isAllowed(host)) throw new RefusedRequest();
    const { request: send } = target.protocol === 'https:' ? https : http;
    const signal = AbortSignal.timeout(timeout_ms);
    return new Promise((resolve, reject) => {
      const request = send(target, { method, headers, signal, lookup: checkedLookup, agent: false }, resolve);
      request.on('error', reject);
      request.end(body ?? undefined);
    });
  };
}
