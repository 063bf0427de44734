import { expect, test } from 'vitest';
import { holdsPrograms } from './makeMemoryFolder.ts';

const others = 'proc /proc proc rw 0 0\n/dev/vda / ext4 rw,relatime 0 0\n';

test.each([
  ['rw,relatime,size=8388608k', true],
  ['rw,nosuid,nodev', true],
  ['rw,nosuid,nodev,noexec,relatime,size=65536k', false],
])('memory that is mounted with %s may hold programs: %s', (options, holds) => {
  expect(holdsPrograms(`${others}tmpfs /dev/shm tmpfs ${options} 0 0\n`)).toBe(holds);
});

test('a system without it, or with a disk in its place, has none', () => {
  expect(holdsPrograms(others)).toBe(false);
  expect(holdsPrograms(`${others}/dev/vdb /dev/shm ext4 rw 0 0\n`)).toBe(false);
  expect(holdsPrograms('')).toBe(false);
});
