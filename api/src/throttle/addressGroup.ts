import { isIPv6 } from 'node:net';

/** Whose failures are counted together: one IPv4 address, or an IPv6 network of 64 bits, which is one household's. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [left = '', right] = plain.split('::');
  const head = groups(left);
  const tail = groups(right ?? '');
  const gap = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...gap, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
