import { expect, test, vi } from 'vitest';

test('a second copy of the package gets the very same atom', async () => {
  const first = await import('./crossAppAtom.ts');
  const atom = first.crossAppAtom('test-shared', 1);
  vi.resetModules();
  const second = await import('./crossAppAtom.ts');
  expect(second.crossAppAtom).not.toBe(first.crossAppAtom);
  const again = second.crossAppAtom('test-shared', 2);
  again.set(3);
  expect(atom.get()).toBe(3);
});
