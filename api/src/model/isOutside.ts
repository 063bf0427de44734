import { isIP } from 'node:net';
import { isPublicAddress } from '../outgoing/isPublicAddress.ts';

/** Whether what is sent to a host leaves the operator's own network, as far as its name tells. */
export function isOutside(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0) return isPublicAddress(host);
  return host !== 'localhost' && /\./.test(host) && !/\.(local|internal|lan|home\.arpa|localhost)$/.test(host);
}
