import { expect, test } from 'vitest';
import { avatarAddress } from './avatarAddress.ts';

test("a generated picture's address carries its options", () => {
  expect(avatarAddress({ seed: 'Frida / Lang' })).toBe('/avatars/Frida%20%2F%20Lang.svg');
  expect(
    avatarAddress({ seed: 'a', flip: true, rotate: 90, backgroundColor: ['5ABAB2', 'transparent'], shape1: ['line'] }),
  ).toBe('/avatars/a.svg?flip=true&rotate=90&backgroundColor=5ABAB2%2Ctransparent&shape1=line');
});
