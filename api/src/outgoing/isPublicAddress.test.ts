import { expect, test } from 'vitest';
import { isPublicAddress } from './isPublicAddress.ts';

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '192.167.1.1', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
  '%s can be a host on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'localhost',
  '',
])('%s is refused', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
