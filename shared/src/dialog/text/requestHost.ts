import { placeholder } from './placeholders.ts';

/** The part of an address that names who is asked, as browsers and servers read it. */
const authority = /^\s*https?:[/\\]{2,}([^/\\?#]*)/i;

/** The host (with its port, where it is not the usual one) that an address asks, in small letters; null for no address of the web. */
export function hostOfAddress(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.host !== '' ? url.host : null;
}

/** The host that a request's address always asks; null where it is filled in, because then it can be any. */
export function fixedHostOf(template: string): string | null {
  const named = authority.exec(template)?.[1];
  if (named === undefined || named.includes('{{')) return null;
  return hostOfAddress(template.replaceAll(placeholder, 'x'));
}
